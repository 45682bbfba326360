import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './BrokenScreen.tsx';

interface WholeScreenProps {
  /** Place of the screen. A change resets the error. */
  readonly at: object;
  readonly children: ReactNode;
}

interface WholeScreenState {
  readonly at: object;
  readonly broke?: { readonly error: unknown } | undefined;
}

export class WholeScreen extends Component<WholeScreenProps, WholeScreenState> {
  override readonly state: WholeScreenState = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<WholeScreenState> {
    return { broke: { error } };
  }

  static getDerivedStateFromProps({ at }: WholeScreenProps, state: WholeScreenState): WholeScreenState | null {
    return at === state.at ? null : { at, broke: undefined };
  }

  override render(): ReactNode {
    const { broke } = this.state;
    return broke ? <BrokenScreen error={broke.error} /> : this.props.children;
  }
}
