import { CloseIcon } from './icons.tsx';
import { Link } from './Link.tsx';

interface ChosenChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly label: string; readonly remove: string; readonly without: string }[];
  /** The way to the list without any of them. */
  readonly clear: { readonly label: string; readonly to: string };
}

/** The active filters of a list; each can be removed by itself, or all at once. Links, so that each state has a URL. */
export function ChosenChips({ label, chips, clear }: ChosenChipsProps) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className="row">
      {chips.map(({ label: name, remove, without }) => (
        <Link key={without} to={without} preventScrollReset className="chip on" aria-label={remove}>
          {name}
          <CloseIcon small />
        </Link>
      ))}
      <Link to={clear.to} preventScrollReset className="go">
        {clear.label}
      </Link>
    </nav>
  );
}
