// What SwiftUI hands on to a file that imports it alone, so that such a file compiles here too.
@_exported public import Accessibility
@_exported public import Foundation
public import Herald
@_exported public import Observation

/// A part of a screen, described by what it contains.
///
/// A view is never drawn here: it is resolved to the elements that a listener can move to.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that ``body`` gives.
  associatedtype Body: View

  /// What the view contains.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// Not to be asked for: the views of this module have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is resolved as it is")
  }
}

extension View {
  /// The elements of the view, in the order in which a listener meets them.
  public var announcedElements: [AccessibilityElement] {
    Resolver.elements(of: self)
  }
}

extension Never: View {
  /// The type of a body that there is not.
  public typealias Body = Never
}

/// A view that the resolver takes as it is, without a body.
@MainActor protocol ResolvableView: View where Body == Never {
  /// What the view is to a listener; its texts are read in this environment.
  func resolution(in environment: EnvironmentValues) -> Resolution
}

extension Never: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { switch self {} }
}
