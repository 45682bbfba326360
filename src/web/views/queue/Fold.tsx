import type { ReactNode } from 'react';
import styles from './queue.module.css';

interface FoldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Part above the first case, folded on phones and open on wide screens. */
export const Fold = ({ label, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary>{label}</summary>
    {children}
  </details>
);
