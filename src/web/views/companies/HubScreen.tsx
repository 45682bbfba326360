import type { ReactNode } from 'react';
import type { HeadlineKind } from '#core/home/headline-stats.ts';
import { HeadlineLine } from '../figures/HeadlineLine.tsx';
import styles from './company.module.css';

interface HubScreenProps {
  readonly kind: HeadlineKind;
  readonly words: { readonly heading: string; readonly lead: string; readonly counted: (count: number) => string };
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** Hub of one kind of contribution at all companies. */
export const HubScreen = ({ kind, words: { heading, lead, counted }, ways, children }: HubScreenProps) => (
  <div className={`wrap page stack g5 ${styles.screen}`}>
    <header className={ways === undefined ? undefined : styles.hubHead}>
      <h1>{heading}</h1>
      <p className="muted">
        {lead}
        <HeadlineLine kind={kind} said={counted} />
      </p>
      {ways}
    </header>
    {children}
  </div>
);
