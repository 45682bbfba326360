import { observer } from 'mobx-react-lite';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';

interface OfCompaniesProps {
  readonly companies: SalaryFigures['companies'];
  /** The way of counting that is said here; nothing else is. */
  readonly say: 'few' | 'quarter';
}

/** A sentence about a company that has more than a quarter of some people. */
export const OfCompanies = observer(function OfCompanies({ companies, say }: OfCompaniesProps) {
  const words = useWords(payFigureWords);
  return companies === say && <p className="sm">{words.companies[say]}</p>;
});
