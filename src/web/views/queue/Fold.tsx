import type { ReactNode } from 'react';
import styles from './queue.module.css';

interface FoldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A part of the page above the first case. It is folded on a phone, so that the case is seen at once, and always open on wide screens. */
export const Fold = ({ label, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary>{label}</summary>
    {children}
  </details>
);
