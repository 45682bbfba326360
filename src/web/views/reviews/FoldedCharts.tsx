import type { ReactNode } from 'react';
import styles from './reviews.module.css';

interface FoldedChartsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Charts folded on phones without script, open on wide screens. */
export const FoldedCharts = ({ label, children }: FoldedChartsProps) => (
  <details className={styles.charts}>
    <summary className="go">{label}</summary>
    <div className={styles.unfolded}>{children}</div>
  </details>
);
