import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Link } from './Link.tsx';
import styles from './link-chips.module.css';

interface LinkChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly label: string; readonly to: string; readonly isCurrent: boolean }[];
  readonly children?: ReactNode;
  /** Scrolls many chips in one row on a phone. */
  readonly isLong?: boolean;
}

/** One choice out of a few as links, so that each has a URL. */
export const LinkChips = ({ label, chips, children, isLong = false }: LinkChipsProps) => (
  <nav aria-label={label} className={classes('row', isLong && styles.long)}>
    {chips.map(({ label: name, to, isCurrent }) => (
      <Link key={to} to={to} preventScrollReset className={isCurrent ? 'chip on' : 'chip'} aria-current={isCurrent || undefined}>
        {name}
      </Link>
    ))}
    {children}
  </nav>
);
