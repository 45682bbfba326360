import { observer } from 'mobx-react-lite';
import { clearDifferences, type ClearDifference, type ComparedNumber } from '#core/company-compare/clear-differences.ts';
import type { CompanyComparison } from '#core/company-compare/company-comparison.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { shownRating } from '#core/figures/rating.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';
import styles from './company-compare.module.css';

/** Differences the numbers support, besides pay. Close calls are left out. */
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
  const { ratings } = useWords(reviewWords);
  const { people } = useWords(payFigureWords);
  const rated = ({ value, people: count }: ComparedNumber) => words.number(shownRating(value).toFixed(1), words.ratedBy(count));
  const numberOf = {
    rating: rated,
    category: rated,
    notice: ({ value, people: count }) => words.number(exit.days(value), people(crowdSaid(count))),
  } satisfies Record<ClearDifference['kind'], (number: ComparedNumber) => string>;
  return (difference) => {
    const { kind, company, others, category } = difference;
    const value = numberOf[kind](difference);
    const against = others.map((other) => words.other(numberOf[kind](other), other.company.name));
    if (kind === 'category') return words.category(company.name, category ? ratings.categories[category] : '', value, against);
    return words[kind](company.name, value, against);
  };
}
