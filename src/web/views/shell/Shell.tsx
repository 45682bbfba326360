import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { LoginDoor } from '../login/LoginDoor.tsx';
import { useWords } from '../words.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Arrival } from './Arrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Part } from './Part.tsx';
import { TopBar } from './TopBar.tsx';

/** What stands around every screen. Its children lie over the screen, or below it. */
export const Shell = observer(function Shell({ children }: { readonly children?: ReactNode }) {
  const words = useWords();
  return (
    <>
      <SkipLink to="main">{words.shell.skip}</SkipLink>
      <Part>
        <TopBar />
      </Part>
      <OfflineNotice />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <LoginDoor />
      <Part>{children}</Part>
      <Part>
        <Footer />
      </Part>
      <Part>
        <BottomBar />
      </Part>
      <Toasts />
      <Arrival />
      <ScrollRestoration />
    </>
  );
});
