import { observer } from 'mobx-react-lite';
import type { CompanyFacts } from '#core/companies/company.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import styles from './company.module.css';
import { Locations } from './Locations.tsx';
import { Reach } from './Reach.tsx';

/** The basic facts of one company. A missing fact is said to be unknown. */
export const CompanyFactsView = observer(function CompanyFactsView({ company }: { readonly company: CompanyFacts }) {
  const words = useWords(companyWords);
  const { name, about, foundedYear, headquarters, indianEmployeeCount, globalEmployeeCount, primaryIndustry, secondaryIndustry, locations } = company;
  const { unknown } = words.page;
  const glance: readonly (readonly [string, string | null])[] = [
    [words.page.founded, foundedYear === null ? unknown : String(foundedYear)],
    [words.page.headquarters, headquarters === null ? unknown : words.listed(headquarters)],
    [words.page.inIndia, indianEmployeeCount ? words.page.people[indianEmployeeCount] : unknown],
    [words.page.worldwide, globalEmployeeCount ? words.page.people[globalEmployeeCount] : unknown],
    [words.page.industry, words.listed(primaryIndustry)],
    [words.page.secondaryIndustry, secondaryIndustry && words.listed(secondaryIndustry)],
    [words.page.offices, locations.length === 0 ? unknown : String(locations.length)],
  ];
  return (
    <div className={styles.facts}>
      <div className={styles.main}>
        <section>
          <h2>{words.page.overview}</h2>
          <p>{about ?? <span className="muted">{words.page.noAbout}</span>}</p>
        </section>
        <section>
          <h2>{words.page.locations}</h2>
          <Locations locations={locations} />
        </section>
      </div>
      <aside className={styles.rail}>
        <section className="card">
          <h2 className={styles.small}>{words.page.glance}</h2>
          <dl className="pairs">{glance.map(([term, fact]) => fact && <Fact key={term} term={term} fact={fact} />)}</dl>
        </section>
        <Reach company={company} heading={words.page.elsewhere(name)} />
      </aside>
    </div>
  );
});

const Fact = ({ term, fact }: { readonly term: string; readonly fact: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{fact}</dd>
  </>
);
