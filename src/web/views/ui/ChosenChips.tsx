import { useEffect, useRef, type MouseEvent } from 'react';
import { CloseIcon } from './icons.tsx';
import { Link } from './Link.tsx';

interface ChosenChipsProps {
  readonly words: { readonly chosen: string; readonly without: (label: string) => string };
  /** Chips with the URL of the list without each. */
  readonly chips: readonly { readonly label: string; readonly without: string }[];
  readonly clear: { readonly label: string; readonly to: string };
  /** Element that takes focus once none is left. */
  readonly afterLast?: () => HTMLElement | null | undefined;
}

/** Active filters, each removable alone or together. Links, so that each state has a URL. */
export function ChosenChips({ words, chips, clear, afterLast }: ChosenChipsProps) {
  const { row, press } = useNextFocus(chips.length, afterLast);
  if (chips.length === 0) return null;
  return (
    <nav ref={row} aria-label={words.chosen} className="row">
      {chips.map(({ label, without }, at) => (
        <Link key={without} to={without} preventScrollReset className="chip on" aria-label={words.without(label)} onClick={press(at)}>
          {label}
          <CloseIcon small />
        </Link>
      ))}
      <Link to={clear.to} preventScrollReset className="go" onClick={press(0)}>
        {clear.label}
      </Link>
    </nav>
  );
}

/** Moves focus from a removed chip to its successor, the last, or what comes after. */
function useNextFocus(count: number, afterLast: ChosenChipsProps['afterLast']) {
  const row = useRef<HTMLElement>(null);
  const pressed = useRef<{ readonly at: number; readonly of: number }>(undefined);
  const last = useRef(afterLast);
  useEffect(() => {
    last.current = afterLast;
  });
  useEffect(() => {
    const { current } = pressed;
    if (!current || current.of === count) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const chips = row.current?.querySelectorAll<HTMLElement>('.chip') ?? [];
    (chips[Math.min(current.at, chips.length - 1)] ?? last.current?.())?.focus({ preventScroll: true });
  }, [count]);
  // A finger wants no keyboard on the screen for it.
  const press =
    (at: number) =>
    ({ detail }: MouseEvent): void =>
      void (pressed.current = detail === 0 ? { at, of: count } : undefined);
  return { row, press };
}
