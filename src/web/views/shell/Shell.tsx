import { observer } from 'mobx-react-lite';
import { Outlet, ScrollRestoration } from 'react-router';
import { useWords } from '../words.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Arrival } from './Arrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Part } from './Part.tsx';
import { TopBar } from './TopBar.tsx';

/** What stands around every screen. */
export const Shell = observer(function Shell() {
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
