import { observer } from 'mobx-react-lite';
import type { CompanyFacts } from '#core/companies/company.ts';
import type { WrittenFact } from '#core/companies/written-fact.ts';
import { dateIn } from '#core/figures/ago.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface ByCompanyProps {
  readonly facts: Pick<CompanyFacts, 'byCompany'>;
  readonly fact: WrittenFact;
}

/** Mark of a fact that the company wrote itself, with the day. */
export const ByCompany = observer(function ByCompany({ facts: { byCompany }, fact }: ByCompanyProps) {
  const { page } = useWords(companyWords);
  const { language } = useStore(WordsStore);
  const own = byCompany.find((known) => known.fact === fact);
  if (!own) return null;
  return <span className="xs muted">{page.byCompany(dateIn(`${language}-IN`, Date.parse(own.changedOn)))}</span>;
});
