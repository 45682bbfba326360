import { observer } from 'mobx-react-lite';
import { everyCompany } from '#core/companies/company-search.ts';
import { mostHomeIndustries } from '#core/home/home-page.ts';
import { screens } from '#core/navigation/screens.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { companiesUrl } from '../companies/companies-url.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { Section } from './Section.tsx';
import styles from './home.module.css';

export const Industries = observer(function Industries() {
  const words = useWords(homeWords);
  const { listed } = useWords(companyWords);
  const { page } = useStore(HomeStore);
  const industries = page.value?.industries;
  if (page.state.status === 'FAILURE' || industries?.length === 0) return null;
  return (
    <Section heading={words.byIndustry} more={{ to: screens.companies, label: words.allIndustries }}>
      <p className={styles.ways}>
        {industries
          ? industries.map(({ urlName, name }) => (
              <Link key={urlName} to={companiesUrl({ ...everyCompany, industry: [urlName] })} className="chip">
                {listed(name)}
              </Link>
            ))
          : Array.from({ length: mostHomeIndustries }, (_, at) => <span key={at} className={`chip ${styles.chipWaiting}`} aria-hidden="true" />)}
      </p>
    </Section>
  );
});
