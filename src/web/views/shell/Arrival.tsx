import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { screenNameOf } from '#core/navigation/screen-names.ts';
import { withQuery } from '#core/navigation/url.ts';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { Head } from '../head.ts';
import { useLocation, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';

interface ArrivalProps {
  readonly name: string;
  readonly head: (() => Head) | undefined;
}

/** Announces the screen after a navigation: tab title, screen reader, error reports. Focus goes to its start. */
export const Arrival = observer(function Arrival({ name, head }: ArrivalProps) {
  const { title, movedTo } = head?.() ?? {};
  const screen = screenNameOf(name, useStore(SessionStore).isInApp);
  const failures = useStore(FailuresStore);
  useEffect(() => failures.standOn(screen), [failures, screen]);
  useEffect(sayAlive, []);
  useFocusOnArrival();
  const announced = useAnnounced(title);
  return (
    <>
      <p className="vh" role="status">
        {announced}
      </p>
      {movedTo !== undefined && <Moving to={movedTo} />}
    </>
  );
});

/** Title to read aloud. Skips the first, which the browser itself reads. */
function useAnnounced(title: string | undefined): string | undefined {
  const [announced, announce] = useState<string>();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!title) return;
    document.title = title;
    if (!isFirst.current) announce(title);
    isFirst.current = false;
  }, [title]);
  return announced;
}

function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    const main = document.getElementById('main');
    // Anyone who chooses in a group that is still there goes on choosing.
    if (!main?.querySelector('[type=radio]:focus')) main?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Redirects an older URL and replaces it in history. Only this reads the query, so pages stay alike with any. */
function Moving({ to }: { readonly to: string }): null {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(withQuery(to, search) + hash, { replace: true, preventScrollReset: true }), [to, search, hash, navigate]);
  return null;
}

/** Marks the document as hydrated. */
function sayAlive(): void {
  document.documentElement.dataset['alive'] = '';
}
