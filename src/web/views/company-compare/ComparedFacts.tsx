import { observer } from 'mobx-react-lite';
import type { ComparedCompany } from '#core/company-compare/company-comparison.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import { CompareRow, CompareSection } from './CompareRow.tsx';

export const ComparedFacts = observer(function ComparedFacts({ companies }: { readonly companies: readonly ComparedCompany[] }) {
  const { facts: words } = useWords(companyCompareWords);
  const { page, listed } = useWords(companyWords);
  const row = (label: string, of: (company: ComparedCompany) => string | null) => (
    <CompareRow label={label} companies={companies}>
      {(company) => of(company) ?? <span className="muted">{words.unknown}</span>}
    </CompareRow>
  );
  const places = ({ places: first, placesCount }: ComparedCompany): string | null =>
    first.length === 0
      ? null
      : [first.map(listed).join(', '), placesCount > first.length && words.morePlaces(placesCount - first.length)].filter(Boolean).join(', ');
  return (
    <CompareSection title={words.heading} columns={companies.length}>
      {row(words.industry, ({ industries }) => industries.map(listed).join(', ') || null)}
      {row(words.headquarters, ({ headquarters }) => headquarters && listed(headquarters))}
      {row(words.founded, ({ foundedYear }) => (foundedYear === null ? null : String(foundedYear)))}
      {row(words.inIndia, ({ indianEmployeeCount }) => indianEmployeeCount && page.people[indianEmployeeCount])}
      {row(words.worldwide, ({ globalEmployeeCount }) => globalEmployeeCount && page.people[globalEmployeeCount])}
      {row(words.places, places)}
    </CompareSection>
  );
});
