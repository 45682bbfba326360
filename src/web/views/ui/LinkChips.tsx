import type { ReactNode } from 'react';
import { Link } from './Link.tsx';

interface LinkChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly label: string; readonly to: string; readonly isCurrent: boolean }[];
  /** What stands behind them. */
  readonly children?: ReactNode;
}

/** One choice out of a few, such as an order: links, so that each has a URL. */
export const LinkChips = ({ label, chips, children }: LinkChipsProps) => (
  <nav aria-label={label} className="row">
    {chips.map(({ label: name, to, isCurrent }) => (
      <Link key={to} to={to} preventScrollReset className={isCurrent ? 'chip on' : 'chip'} aria-current={isCurrent || undefined}>
        {name}
      </Link>
    ))}
    {children}
  </nav>
);
