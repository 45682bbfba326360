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

const first = 3;

/** Differences the numbers support, besides pay, starkest first. Close calls are left out. */
export const Differences = observer(function Differences({ comparison }: { readonly comparison: CompanyComparison }) {
  const { differences: words } = useWords(companyCompareWords);
  const lines = clearDifferences(comparison).map(useDifference());
  const rest = lines.slice(first);
  return (
    <section aria-labelledby="differences" className={styles.differences}>
      <h2 id="differences">{words.heading}</h2>
      {lines.length === 0 ? <p>{words.none}</p> : <Lines lines={lines.slice(0, first)} />}
      {rest.length > 0 && (
        <details>
          <summary className="sm">{words.more(rest.length)}</summary>
          <Lines lines={rest} />
        </details>
      )}
      <p className="xs muted">{words.how}</p>
    </section>
  );
});

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

function useDifference(): (difference: ClearDifference) => string {
  const { differences: words, rating } = useWords(companyCompareWords);
  const { exit } = useWords(insightWords);
  const { ratings } = useWords(reviewWords);
  const { people } = useWords(payFigureWords);
  return (difference) => {
    const { kind, others, category } = difference;
    const part = category ? ratings.categories[category] : kind === 'notice' ? exit.notice : rating.whole;
    const value = (number: ComparedNumber): string =>
      kind === 'notice'
        ? words.number(exit.days(number.value), people(crowdSaid(number.people)))
        : words.number(shownRating(number.value).toFixed(1), words.ratedBy(number.people));
    return words.line(
      part,
      [difference, ...others].map((number) => words.at(number.company.name, value(number))),
    );
  };
}
