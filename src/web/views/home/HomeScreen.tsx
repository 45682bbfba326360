import { observer } from 'mobx-react-lite';
import { everyCompany } from '#core/companies/company-search.ts';
import { screens } from '#core/navigation/screens.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { companiesUrl } from '../companies/companies-url.ts';
import { CompanyRow } from '../companies/CompanyRow.tsx';
import { CompanyRowsSkeleton } from '../companies/CompanyRowsSkeleton.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useWords } from '../words.tsx';
import styles from './home.module.css';
import { FairBox } from './FairBox.tsx';
import { Promises } from './Promises.tsx';
import { TakeHomeBox } from './TakeHomeBox.tsx';

const companiesInSight = 6;
const industriesInSight = 12;
const industriesToTry = 3;

/** The first page: a search by name, the companies most people have written about, and what we promise. */
export const HomeScreen = observer(function HomeScreen() {
  const words = useWords(homeWords);
  const { filters } = useStore(HomeStore);
  const isComing = !filters.value && filters.state.status !== 'FAILURE';
  return (
    <div className={`wrap page ${styles.screen}`}>
      <section className={styles.hero}>
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <SearchBox look="hero" />
        <Ways count={industriesToTry} label={words.try} />
      </section>
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>{words.lookedUp}</h2>
          <Link to={screens.companies} className="go">
            {words.all}
          </Link>
        </div>
        <LookedUp />
      </section>
      <TakeHomeBox />
      <FairBox />
      {(isComing || (filters.value && filters.value.industries.length > 0)) && (
        <section className={styles.section}>
          {isComing ? <HeadingBar /> : <h2>{words.byIndustry}</h2>}
          <Ways count={industriesInSight} />
        </section>
      )}
      <Promises />
    </div>
  );
});

/** The place of a heading that may not come. */
const HeadingBar = () => (
  <div className={`skel ${styles.headingBar}`} aria-hidden="true">
    <i />
  </div>
);

/** The companies most people have written about. */
const LookedUp = observer(function LookedUp() {
  const { list } = useWords(companyWords);
  const { companies } = useStore(HomeStore);
  return (
    <Part>
      <Await request={companies} meanwhile={<CompanyRowsSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={list.noneYet} />
          ) : (
            <ul className={`card list ${styles.list}`}>
              {items.slice(0, companiesInSight).map((company) => (
                <CompanyRow key={company.urlName} company={company} />
              ))}
            </ul>
          )
        }
      </Await>
    </Part>
  );
});

/** Chips that open the list of companies at the commonest industries. */
const Ways = observer(function Ways({ count, label }: { readonly count: number; readonly label?: string }) {
  const { filters } = useStore(HomeStore);
  const { listed } = useWords(companyWords);
  const industries = filters.value?.industries.slice(0, count) ?? [];
  if (filters.state.status === 'FAILURE' || (filters.value && industries.length === 0)) return null;
  return (
    <p className={styles.ways}>
      {label && <span className="muted">{label}</span>}
      {!filters.value && Array.from({ length: count }, (_, at) => <span key={at} className={`chip ${styles.chipWaiting}`} aria-hidden="true" />)}
      {industries.map(({ urlName, name }) => (
        <Link key={urlName} to={companiesUrl({ ...everyCompany, industry: [urlName] })} className="chip">
          {listed(name)}
        </Link>
      ))}
    </p>
  );
});
