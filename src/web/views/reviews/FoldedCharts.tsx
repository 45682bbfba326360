import type { ReactNode } from 'react';
import styles from './reviews.module.css';

interface FoldedChartsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Charts that are folded on a phone, so that the reviews stay near: a press unfolds them, with no script. Where there is room they lie open. */
export const FoldedCharts = ({ label, children }: FoldedChartsProps) => (
  <details className={styles.charts}>
    <summary className="go">{label}</summary>
    <div className={styles.unfolded}>{children}</div>
  </details>
);
