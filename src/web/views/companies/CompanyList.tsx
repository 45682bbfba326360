import { observer } from 'mobx-react-lite';
import { isNarrowed } from '#core/companies/company-search.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { NameAnswers } from '../search/NameAnswers.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FromTheStart } from '../ui/FromTheStart.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { CompanyRowsSkeleton } from './CompanyRowsSkeleton.tsx';
import { ResultsHeading } from './SkipToResults.tsx';
import { useLookedUpFor } from './use-looked-up-for.ts';
import styles from './companies.module.css';

export const CompanyList = observer(function CompanyList() {
  const words = useWords(companyWords);
  const { pages, search } = useStore(CompaniesStore);
  const page = useLookedUpFor();
  return (
    <>
      <ResultsHeading>{words.list.results}</ResultsHeading>
      <PagedList
        pages={pages}
        more={words.list.more}
        end={words.list.end}
        urlOf={(cursor) => companiesUrl(search, { from: cursor, page })}
        meanwhile={<CompanyRowsSkeleton />}
        empty={<NothingListed />}
      >
        {(items) => (
          <ul className={`card list ${styles.list}`}>
            {items.map((company) => (
              <CompanyRow key={company.urlName} company={company} page={page} />
            ))}
          </ul>
        )}
      </PagedList>
      <FromTheStart pages={pages} label={words.list.fromTheStart} to={companiesUrl(search, { page })} />
    </>
  );
});

/** Reason for an empty list, with other results for a mere name. */
const NothingListed = observer(function NothingListed() {
  const { list: words } = useWords(companyWords);
  const { search } = useStore(CompaniesStore);
  if (!isNarrowed(search)) return <EmptyState title={words.noneYet} />;
  if (!isNarrowed({ ...search, name: '' })) return <NameAnswers name={search.name} />;
  return <EmptyState title={words.none}>{words.noneBecause}</EmptyState>;
});
