import { observer } from 'mobx-react-lite';
import type { CompanyFacts } from '#core/companies/company.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import company from '../companies/company.module.css';
import { useWords } from '../words.tsx';

/** Basic facts. Missing ones are told as unknown. */
export const AtAGlance = observer(function AtAGlance({ company: facts }: { readonly company: CompanyFacts }) {
  const { page, listed } = useWords(companyWords);
  const { foundedYear, headquarters, indianEmployeeCount, globalEmployeeCount, primaryIndustry, secondaryIndustry, locations } = facts;
  const { unknown } = page;
  const glance: readonly (readonly [string, string | null])[] = [
    [page.founded, foundedYear === null ? unknown : String(foundedYear)],
    [page.headquarters, headquarters === null ? unknown : listed(headquarters)],
    [page.inIndia, indianEmployeeCount ? page.people[indianEmployeeCount] : unknown],
    [page.worldwide, globalEmployeeCount ? page.people[globalEmployeeCount] : unknown],
    [page.industry, listed(primaryIndustry)],
    [page.secondaryIndustry, secondaryIndustry && listed(secondaryIndustry)],
    [page.offices, locations.length === 0 ? unknown : String(locations.length)],
  ];
  return (
    <section className="card">
      <h2 className={company.small}>{page.glance}</h2>
      <dl className="pairs">{glance.map(([term, fact]) => fact && <Fact key={term} term={term} fact={fact} />)}</dl>
    </section>
  );
});

const Fact = ({ term, fact }: { readonly term: string; readonly fact: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{fact}</dd>
  </>
);
