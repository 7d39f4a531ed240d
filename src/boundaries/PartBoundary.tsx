import { Component, type ReactNode } from 'react';
import { PartFailed } from './PartFailed.tsx';

type PartBoundaryProps = {
  /** Set for a dialog: it has no place on the page, so its message floats above everything. */
  floating?: boolean;
  children: ReactNode;
};

/**
 * Keeps a failure of one part (a dialog, a section, a form) from taking down the page. What was typed is held outside the
 * part, by its machine, and is there again when the part is next shown.
 */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean; failures: number }> {
  override state = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render() {
    const { hasFailed, failures } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <PartFailed
        floating={this.props.floating === true}
        again={failures > 1}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
