import { observer } from 'mobx-react-lite';
import { benefitNamed } from '#core/benefits/benefit.ts';
import type { CompanyFacts } from '#core/companies/company.ts';
import { dateIn } from '#core/figures/ago.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface OfferedBenefitsProps {
  readonly facts: Pick<CompanyFacts, 'offeredBenefits' | 'byCompany'>;
}

/** Benefits that the company says it offers, with the day, apart from what members say. */
export const OfferedBenefits = observer(function OfferedBenefits({ facts: { offeredBenefits, byCompany } }: OfferedBenefitsProps) {
  const words = useWords(benefitWords);
  const { language } = useStore(WordsStore);
  const offered = offeredBenefits.flatMap((name) => benefitNamed(name) ?? []);
  const own = byCompany.find(({ fact }) => fact === 'benefits');
  if (offered.length === 0) return null;
  const names = offered.map((benefit) => words.names[benefit]).join(', ');
  return <p className="sm">{words.offers(names, own ? dateIn(`${language}-IN`, Date.parse(own.changedOn)) : null)}</p>;
});
