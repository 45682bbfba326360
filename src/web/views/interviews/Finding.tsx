import type { ReactNode } from 'react';
import { Provenance } from '../figures/Provenance.tsx';
import styles from './interviews.module.css';

interface FindingProps {
  /** What was found, in a sentence. */
  readonly title: string;
  /** How many people it is of. */
  readonly people: string;
  readonly children: ReactNode;
}

/** One figure: what was found, its picture, and of how many. */
export const Finding = ({ title, people, children }: FindingProps) => (
  <div className={styles.finding}>
    <h3>{title}</h3>
    {children}
    <Provenance>{people}</Provenance>
  </div>
);
