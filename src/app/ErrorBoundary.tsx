import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

/** Shows *Unexpected Application Error!* instead of a blank page when rendering fails (spec 8). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
