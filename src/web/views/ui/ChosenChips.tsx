import { CloseIcon } from './icons.tsx';
import { Link } from './Link.tsx';

interface ChosenChipsProps {
  readonly words: { readonly chosen: string; readonly without: (label: string) => string };
  /** Each with the list without it. */
  readonly chips: readonly { readonly label: string; readonly without: string }[];
  /** The way to the list without any of them. */
  readonly clear: { readonly label: string; readonly to: string };
}

/** The active filters of a list; each can be removed by itself, or all at once. Links, so that each state has a URL. */
export function ChosenChips({ words, chips, clear }: ChosenChipsProps) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={words.chosen} className="row">
      {chips.map(({ label, without }) => (
        <Link key={without} to={without} preventScrollReset className="chip on" aria-label={words.without(label)}>
          {label}
          <CloseIcon small />
        </Link>
      ))}
      <Link to={clear.to} preventScrollReset className="go">
        {clear.label}
      </Link>
    </nav>
  );
}
