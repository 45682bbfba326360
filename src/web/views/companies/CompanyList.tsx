import { observer } from 'mobx-react-lite';
import { useQuery } from '../use-query.ts';
import { isNarrowed } from '#core/companies/company-search.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { CompanyRowsSkeleton } from './CompanyRowsSkeleton.tsx';
import styles from './companies.module.css';

/** The companies found, page after page; what has been read stays. */
export const CompanyList = observer(function CompanyList() {
  const words = useWords(companyWords);
  const { companies, search } = useStore(CompaniesStore);
  const from = useQuery().get('cursor');
  if (companies.items.length === 0) {
    return (
      <Await request={companies} meanwhile={<CompanyRowsSkeleton />}>
        {() => (isNarrowed(search) ? <EmptyState title={words.list.none}>{words.list.noneBecause}</EmptyState> : <EmptyState title={words.list.noneYet} />)}
      </Await>
    );
  }
  return (
    <>
      <ul className={`card list ${styles.list}`}>
        {companies.items.map((company) => (
          <CompanyRow key={company.urlName} company={company} />
        ))}
      </ul>
      <p className="vh" role="status">
        {words.list.shown(companies.items.length)}
      </p>
      <More />
      {from && (
        <Link to={companiesUrl(search)} className="go">
          {words.list.fromTheStart}
        </Link>
      )}
    </>
  );
});

/** The link to the next page: a URL of its own, which a script reads in place. */
const More = observer(function More() {
  const words = useWords(companyWords);
  const { companies, search } = useStore(CompaniesStore);
  const { status } = companies.state;
  if (status === 'FAILURE') {
    return <Await request={companies}>{() => null}</Await>;
  }
  if (companies.next === null) return <p className={`muted ${styles.end}`}>{words.list.end}</p>;
  return (
    <Link
      to={companiesUrl(search, companies.next)}
      className="btn wide"
      aria-busy={status === 'LOADING'}
      onClick={(event) => {
        event.preventDefault();
        void companies.more();
      }}
    >
      {status === 'LOADING' ? words.list.loadingMore : words.list.more}
    </Link>
  );
});
