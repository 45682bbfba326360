import { observer } from 'mobx-react-lite';
import { everyCompany } from '#core/companies/company-search.ts';
import type { HomePage } from '#core/home/home-page.ts';
import { newestAwardsPath } from '#core/navigation/menu.ts';
import { designationSalaryPath, overviewPath, screens } from '#core/navigation/screens.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { companiesUrl } from '../companies/companies-url.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { HeroPay } from './HeroPay.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import styles from './home.module.css';

export const Hero = observer(function Hero() {
  const words = useWords(homeWords);
  return (
    <section className={styles.hero}>
      <div className={styles.lookUp}>
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <HomeSearch />
        <Tries />
      </div>
      <ErrorBoundary>
        <HeroPay />
      </ErrorBoundary>
    </section>
  );
});

const triesWaiting = 3;

const Tries = observer(function Tries() {
  const words = useWords(homeWords);
  const { page } = useStore(HomeStore);
  const triesIn = useTries();
  const tries = page.value && triesIn(page.value);
  return (
    <p className={styles.ways}>
      <span className="muted">{words.try}</span>
      <Link to={screens.jobs} className="chip">
        {words.openJobs}
      </Link>
      <Link to={newestAwardsPath} className="chip">
        {words.awards}
      </Link>
      {tries
        ? tries.map(({ label, to }) => (
            <Link key={to} to={to} className="chip">
              {label}
            </Link>
          ))
        : page.state.status !== 'FAILURE' &&
          Array.from({ length: triesWaiting }, (_, at) => <span key={at} className={`chip ${styles.chipWaiting}`} aria-hidden="true" />)}
    </p>
  );
});

function useTries(): (page: HomePage) => readonly { readonly label: string; readonly to: string }[] {
  const words = useWords(homeWords);
  const { listed } = useWords(companyWords);
  const { nameOf } = useWords(listWords);
  return ({ jobs, companies, industries }) => [
    ...jobs
      .slice(0, 1)
      .flatMap(({ group: { designation: job } }) => (job ? [{ label: words.payOf(nameOf(job.name)), to: designationSalaryPath(job.urlName) }] : [])),
    ...companies.slice(0, 1).map(({ company: { name, urlName } }) => ({ label: name, to: overviewPath(urlName) })),
    ...industries.slice(0, 1).map(({ name, urlName }) => ({ label: listed(name), to: companiesUrl({ ...everyCompany, industry: [urlName] }) })),
  ];
}
