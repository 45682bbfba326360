import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { Pages } from '#web/stores/requests/pages.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { CompanyParts } from './CompanyParts.tsx';
import styles from './company-profiles.module.css';

interface ListScreenProps<Item> {
  readonly current: 'organisation' | 'offices';
  readonly words: {
    readonly title: (company: string) => string;
    readonly lead: (company: string) => string;
    readonly more: string;
    readonly end: string;
    readonly none: string;
  };
  readonly pages: Pages<Item>;
  readonly path: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

function Listed<Item>({ current, words, pages, path, children }: ListScreenProps<Item>) {
  const { fromTheStart } = useWords(companyProfileWords);
  const { name } = useStore(CompanyStore);
  return (
    <CompanyScreen tab="about">
      <CompanyParts current={current} />
      <section className={styles.section} aria-labelledby={name === undefined ? undefined : 'list-title'}>
        {name === undefined ? (
          <SkeletonBars lines={2} />
        ) : (
          <>
            <h2 id="list-title">{words.title(name)}</h2>
            <p className="muted">{words.lead(name)}</p>
          </>
        )}
        <Part>
          <PagedList
            pages={pages}
            more={words.more}
            end={words.end}
            urlOf={(cursor) => `${path}?cursor=${cursor}`}
            meanwhile={<ContributedSkeleton />}
            start={{ label: fromTheStart, to: path }}
            empty={<EmptyState title={words.none} />}
          >
            {children}
          </PagedList>
        </Part>
      </section>
    </CompanyScreen>
  );
}

/** A page below that of a company with a list of what belongs to it. */
export const ListScreen = observer(Listed) as typeof Listed;
