import { askForWholePages } from '#web/adapters/navigation/whole-page.ts';
import { whenAlive } from './found-again.ts';

/**
 * Asks for the whole page where a member was sent a skeleton and a file that is to draw it did not come: what the server prints can be read without any.
 * It tells no more that this browser draws, until a page has come alive again. Without a connection it waits for one.
 */
export function askForTheWhole(reload: () => void): void {
  const asked = new AbortController();
  const ask = (): void => {
    askForWholePages();
    reload();
  };
  const lose = ({ target }: Event): void => {
    if (!isNeeded(target) || !isSkeleton()) return;
    asked.abort();
    if (navigator.onLine) ask();
    else addEventListener('online', ask, { once: true });
  };
  addEventListener('error', lose, { capture: true, signal: asked.signal });
  whenAlive(() => asked.abort());
}

const isNeeded = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

/** Whether this page was told to draw itself; one that was asked for as a whole is never asked for again. */
const isSkeleton = (): boolean =>
  /(?:^|; )draws=yes/.test(document.cookie) && /"isServerRendered":false/.test(document.getElementById('hydration')?.textContent ?? '');
