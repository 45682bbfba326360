import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import type { Head } from '../head.ts';
import { LoginEffect } from '../login/LoginEffect.tsx';
import { useWords } from '../words.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Toasts } from '../overlays/Toasts.tsx';
import { Arrival } from './Arrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { TopBar } from './TopBar.tsx';

interface ShellProps {
  readonly name: string;
  readonly head: (() => Head) | undefined;
  readonly screen: ReactNode;
  readonly children?: ReactNode;
}

/** Frame around every screen. Children lie over or below the screen. */
export const Shell = observer(function Shell({ name, head, screen, children }: ShellProps) {
  const words = useWords(navigationWords);
  return (
    <>
      <SkipLink to="main">{words.skip}</SkipLink>
      <ErrorBoundary>
        <TopBar />
      </ErrorBoundary>
      <OfflineNotice />
      <main id="main" tabIndex={-1}>
        {screen}
      </main>
      <LoginEffect />
      <ErrorBoundary>{children}</ErrorBoundary>
      <ErrorBoundary>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary>
        <BottomBar />
      </ErrorBoundary>
      <Toasts />
      <Arrival name={name} head={head} />
    </>
  );
});
