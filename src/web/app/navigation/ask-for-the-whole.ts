import { askForWholePages } from '#web/adapters/navigation/whole-page.ts';
import { whenAlive } from './found-again.ts';

/** Reloads as a whole page where a skeleton's script is missing, once online. */
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

/** True for skeletons, so that whole pages never reload. */
const isSkeleton = (): boolean =>
  /(?:^|; )draws=yes/.test(document.cookie) && /"isServerRendered":false/.test(document.getElementById('hydration')?.textContent ?? '');
