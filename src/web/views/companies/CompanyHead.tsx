import { observer } from 'mobx-react-lite';
import type { CompanyHeader } from '#core/companies/company.ts';
import type { CompanyPart } from '#core/navigation/declared-screens.ts';
import { companyParts, partPath, screens } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';
import { CompanyHeaderSkeleton } from './CompanyHeaderSkeleton.tsx';
import { CompanyHeaderView } from './CompanyHeaderView.tsx';
import { useTabCounts } from './use-tab-counts.tsx';
import styles from './company.module.css';

/** Content counts per tab. A search over nothing is not offered. */
const written: { readonly [tab in CompanyPart]?: (header: CompanyHeader) => number } = {
  reviews: ({ tabCounts }) => tabCounts.reviews,
  interviews: ({ tabCounts }) => tabCounts.interviews,
  discussions: ({ tabCounts }) => tabCounts.posts,
  questions: ({ tabCounts }) => tabCounts.questions,
};

/** Tabs in specified order, the landing page of a company first. */
const tabs: readonly CompanyPart[] = ['overview', ...companyParts.filter((part) => part !== 'overview')];

interface CompanyHeadProps {
  readonly tab: CompanyPart | null;
  /** False above one entry, which a search field would push down. */
  readonly hasSearch?: boolean;
}

/** Company header with breadcrumbs where there is room, name and tabs. */
export const CompanyHead = observer(function CompanyHead({ tab, hasSearch = true }: CompanyHeadProps) {
  const { page } = useWords(companyWords);
  const shell = useWords(navigationWords);
  const { header, urlName, name } = useStore(CompanyStore);
  const here = name ?? (header.state.status !== 'FAILURE' && <i className={styles.crumbBar} aria-hidden="true" />);
  const count = useTabCounts();
  return (
    <>
      <div className="wide-only">
        <Crumbs steps={[{ label: shell.companies, to: screens.companies }, ...(here ? [{ label: here }] : [])]} />
      </div>
      <ErrorBoundary>
        <Await request={header} meanwhile={<CompanyHeaderSkeleton name={name} />}>
          {(known) => <CompanyHeaderView company={known} />}
        </Await>
      </ErrorBoundary>
      <LinkTabs
        label={page.tabs}
        tabs={tabs.map((part) => ({ label: page[part], to: partPath(part, urlName), isCurrent: tab === part, count: count(part) }))}
      />
      {hasSearch && <SearchInside tab={tab} />}
    </>
  );
});

const SearchInside = observer(function SearchInside({ tab }: { readonly tab: CompanyPart | null }) {
  const { page } = useWords(companyWords);
  const { header, urlName, name } = useStore(CompanyStore);
  const count = tab === null ? undefined : written[tab];
  if (!count || (header.value && count(header.value) === 0)) return null;
  const label = name === undefined ? page.searchHere : page.searchInside(name);
  return (
    <div className={styles.inside}>
      <SearchField action={screens.search} name="q" also={{ company: urlName }} label={label} placeholder={page.searchHere} />
    </div>
  );
});
