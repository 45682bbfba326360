import type { ReactNode } from 'react';
import styles from './colleges.module.css';

const mostOpen = 8;

interface FoldedListProps {
  readonly rows: readonly ReactNode[];
  readonly others: (count: number) => string;
}

/** Folds long lists without a script, so that phones reach what follows. */
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
