import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { Pages } from '#web/stores/requests/pages.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FromTheStart } from '../ui/FromTheStart.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { CompanyParts } from './CompanyParts.tsx';
import styles from './company-profiles.module.css';

type Said = (company: string) => string;

interface ListScreenProps<Item> {
  readonly current: 'organisation' | 'offices';
  readonly words: {
    readonly title: Said;
    readonly lead: Said;
    readonly more: string;
    readonly end: string;
    readonly none: string;
    readonly fromTheStart: string;
  };
  readonly pages: Pages<Item>;
  readonly path: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** List of what belongs to a company. */
export const ListScreen = <Item,>({ current, words, pages, path, children }: ListScreenProps<Item>) => (
  <CompanyScreen tab="overview">
    <CompanyParts current={current} />
    <Titled title={words.title} lead={words.lead}>
      <ErrorBoundary>
        <PagedList
          pages={pages}
          more={words.more}
          end={words.end}
          urlOf={(cursor) => `${path}?cursor=${cursor}`}
          meanwhile={<ContributedSkeleton />}
          empty={<EmptyState title={words.none} />}
        >
          {children}
        </PagedList>
        <FromTheStart pages={pages} label={words.fromTheStart} to={path} />
      </ErrorBoundary>
    </Titled>
  </CompanyScreen>
);

const Titled = observer(function Titled({ title, lead, children }: { readonly title: Said; readonly lead: Said; readonly children: ReactNode }) {
  const { name } = useStore(CompanyStore);
  return (
    <section className={styles.section} aria-labelledby={name === undefined ? undefined : 'list-title'}>
      {name === undefined ? (
        <SkeletonBars lines={2} />
      ) : (
        <>
          <h2 id="list-title">{title(name)}</h2>
          <p className="muted">{lead(name)}</p>
        </>
      )}
      {children}
    </section>
  );
});
