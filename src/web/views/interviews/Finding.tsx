import type { ReactNode } from 'react';
import { Provenance } from '../figures/Provenance.tsx';
import styles from './interviews.module.css';

interface FindingProps {
  readonly title: string;
  readonly people: string;
  readonly children: ReactNode;
}

export const Finding = ({ title, people, children }: FindingProps) => (
  <div className={styles.finding}>
    <h3>{title}</h3>
    {children}
    <Provenance>{people}</Provenance>
  </div>
);
