import { placeFinderOf, whenAlive, whenDrawnAgain } from './found-again.ts';

/** Keeps focus and opened parts when a skeleton is redrawn. */
export function keepPlace(): void {
  const kept = new AbortController();
  let findPlace: (() => HTMLElement | undefined) | undefined;
  let findOpener: (() => HTMLElement | undefined) | undefined;
  let opener: HTMLElement | undefined;

  const stand = ({ target }: Event): void => void (findPlace = target instanceof HTMLElement ? placeFinderOf(target) : undefined);
  // Anyone who points beside all controls is on none any more.
  const leave = (): void => void (findPlace = undefined);
  const open = (event: Event): void => {
    opener = isOpened(event) ? openerOf(event.target) : undefined;
    findOpener = opener && placeFinderOf(opener);
  };
  const heard = { focusin: stand, pointerdown: leave, toggle: open };
  for (const [kind, hear] of Object.entries(heard)) addEventListener(kind, hear, { capture: true, signal: kept.signal });
  const standAgain = (): void => {
    if (document.activeElement === document.body) findPlace?.()?.focus({ preventScroll: true });
  };
  whenDrawnAgain(standAgain);
  whenAlive(() => {
    kept.abort();
    standAgain();
    if (opener?.isConnected === false) findOpener?.()?.click();
  });
}

const isOpened = (event: Event): boolean => (event.target instanceof HTMLDetailsElement ? event.target.open : 'newState' in event && event.newState === 'open');

function openerOf(target: EventTarget | null): HTMLElement | undefined {
  if (target instanceof HTMLDetailsElement) return target.querySelector('summary') ?? undefined;
  return target instanceof HTMLElement ? (document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(target.id)}"]`) ?? undefined) : undefined;
}
