import { Component, type ContextType, type ReactNode } from 'react';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { StoresContext } from '../stores.tsx';
import { BrokenPart } from './BrokenPart.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Contains and reports an error within one part of a screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  static override readonly contextType = StoresContext;
  declare context: ContextType<typeof StoresContext>;
  override readonly state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error): void {
    void this.context?.get(FailuresStore).partBroke(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPart /> : this.props.children;
  }
}
