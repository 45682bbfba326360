import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CompanyFacts } from '#core/companies/company.ts';
import type { WrittenFact } from '#core/companies/written-fact.ts';
import { earlierFactsPath } from '#core/navigation/screens.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ByCompany } from '../companies/ByCompany.tsx';
import company from '../companies/company.module.css';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Known basic facts, and the way to what they were before. */
export const AtAGlance = observer(function AtAGlance({ company: facts }: { readonly company: CompanyFacts }) {
  const { page, listed } = useWords(companyWords);
  const { earlierFacts } = useWords(companyProfileWords);
  const { foundedYear, headquarters, indianEmployeeCount, globalEmployeeCount, primaryIndustry, secondaryIndustry, locations } = facts;
  const glance: readonly (readonly [string, string | null, WrittenFact?])[] = [
    [page.founded, foundedYear === null ? null : String(foundedYear), 'foundedYear'],
    [page.headquarters, headquarters && listed(headquarters), 'headOffice'],
    [page.inIndia, indianEmployeeCount && page.people[indianEmployeeCount], 'indianSize'],
    [page.worldwide, globalEmployeeCount && page.people[globalEmployeeCount]],
    [page.industry, listed(primaryIndustry), 'industry'],
    [page.secondaryIndustry, secondaryIndustry && listed(secondaryIndustry)],
    [page.offices, locations.length === 0 ? null : String(locations.length), 'offices'],
  ];
  return (
    <section className="card">
      <h2 className={company.small}>{page.glance}</h2>
      <dl className="pairs">
        {glance.map(([term, said, fact]) => (
          <Said key={term} term={term} said={said} mark={facts.byCompany.some((own) => own.fact === fact) && fact && <ByCompany facts={facts} fact={fact} />} />
        ))}
      </dl>
      <Link to={earlierFactsPath(facts.urlName)} className="go">
        {earlierFacts}
      </Link>
    </section>
  );
});

interface SaidProps {
  readonly term: string;
  readonly said: string | null;
  readonly mark: ReactNode;
}

const Said = ({ term, said, mark }: SaidProps) =>
  said && (
    <>
      <dt>{term}</dt>
      <dd>{said}</dd>
      {mark && <dd className={company.mark}>{mark}</dd>}
    </>
  );
