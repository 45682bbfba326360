import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { CompanyParts } from './CompanyParts.tsx';
import styles from './company-profiles.module.css';

interface ListScreenProps {
  readonly current: 'organisation' | 'offices';
  readonly heading: (company: string) => string;
  readonly lead: (company: string) => string;
  readonly children: ReactNode;
}

/** A page below that of a company with a list of what belongs to it. */
export const ListScreen = observer(function ListScreen({ current, heading, lead, children }: ListScreenProps) {
  const { name } = useStore(CompanyStore);
  return (
    <CompanyScreen tab="about">
      <CompanyParts current={current} />
      <section className={styles.section} aria-labelledby={name === undefined ? undefined : 'list-title'}>
        {name === undefined ? (
          <SkeletonBars lines={2} />
        ) : (
          <>
            <h2 id="list-title">{heading(name)}</h2>
            <p className="muted">{lead(name)}</p>
          </>
        )}
        <Part>{children}</Part>
      </section>
    </CompanyScreen>
  );
});
