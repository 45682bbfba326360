import { observer } from 'mobx-react-lite';
import { clearDifferences, type ClearDifference } from '#core/company-compare/clear-differences.ts';
import type { CompanyComparison } from '#core/company-compare/company-comparison.ts';
import { shownRating } from '#core/figures/rating.ts';
import { payText } from '#core/figures/salary-text.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';
import styles from './company-compare.module.css';

/** The differences that the numbers bear out, in sentences; what is too near to call is not said. */
export const Differences = observer(function Differences({ comparison }: { readonly comparison: CompanyComparison }) {
  const { differences: words } = useWords(companyCompareWords);
  const say = useDifference();
  const found = clearDifferences(comparison);
  return (
    <section aria-labelledby="differences" className={styles.differences}>
      <h2 id="differences">{words.heading}</h2>
      {found.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {found.map(say).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="xs muted">{words.how}</p>
    </section>
  );
});

function useDifference(): (difference: ClearDifference) => string {
  const { differences: words } = useWords(companyCompareWords);
  const { exit } = useWords(insightWords);
  const { written } = useWords(payFigureWords);
  const valueOf = {
    rating: (value: number) => shownRating(value).toFixed(1),
    pay: (value: number) => payText(value, 'INR', written),
    notice: (value: number) => exit.days(value),
  } satisfies Record<ClearDifference['kind'], (value: number) => string>;
  return ({ kind, company, value, others, designation }) => {
    const said = valueOf[kind];
    const against = others.map((other) => words.other(said(other.value), other.company.name));
    if (kind === 'pay') return words.pay(company.name, designation?.name ?? '', said(value), against);
    return words[kind](company.name, said(value), against);
  };
}
