import type { ReactNode } from 'react';
import styles from './colleges.module.css';

/** How many rows stand open. */
const mostOpen = 8;

interface FoldedListProps {
  readonly rows: readonly ReactNode[];
  /** The name of what opens the others. */
  readonly others: (count: number) => string;
}

/** The first rows of a list, and the others folded away, so that what follows is in reach on a phone. It needs no script. */
export const FoldedList = ({ rows, others }: FoldedListProps) => (
  <div className={`card ${styles.list}`}>
    <ul className={`list ${styles.rows}`}>{rows.slice(0, mostOpen)}</ul>
    {rows.length > mostOpen && (
      <details className={styles.others}>
        <summary className="btn wide">{others(rows.length - mostOpen)}</summary>
        <ul className={`list ${styles.rows}`}>{rows.slice(mostOpen)}</ul>
      </details>
    )}
  </div>
);
