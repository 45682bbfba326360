import { observer } from 'mobx-react-lite';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';

interface OfCompaniesProps {
  readonly companies: SalaryFigures['companies'];
  readonly say: 'few' | 'quarter';
}

/** Sentence on a company that accounts for over a quarter of the people. */
export const OfCompanies = observer(function OfCompanies({ companies, say }: OfCompaniesProps) {
  const words = useWords(payFigureWords);
  return companies === say && <p className="sm">{words.companies[say]}</p>;
});
