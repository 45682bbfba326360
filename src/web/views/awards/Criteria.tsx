import { observer } from 'mobx-react-lite';
import { awardSizes } from '#core/awards/award-slugs.ts';
import { cutOffOf } from '#core/awards/award-edition.ts';
import { leastAwardReviews } from '#core/awards/award-rule.ts';
import { countedDays } from '#core/awards/counted-days.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { useWords } from '../words.tsx';
import styles from './awards.module.css';

/** Requirements of an edition, with the formula folded away. */
export const Criteria = observer(function Criteria({ year }: { readonly year: AwardYear }) {
  const { rules: words } = useWords(awardWords);
  const { from, to } = countedDays(year);
  const facts = [
    [words.rating, words.ratingOf],
    [words.weeks, words.span(from, to)],
    [words.lastDay, words.day(cutOffOf(year))],
    [words.left, words.leftOut],
    [words.list, words.listOf],
    [words.most, words.mostOf],
    [words.startups, words.startupsOf],
  ] as const;
  return (
    <div className={styles.column}>
      <FewestReviews />
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="go">{words.formula}</summary>
        <p className={styles.inside}>{words.formulaText}</p>
      </details>
    </div>
  );
});

const sizes = [...awardSizes.toReversed(), 'unknown'] as const;

const FewestReviews = observer(function FewestReviews() {
  const { rules: words } = useWords(awardWords);
  return (
    <table className={`table ${styles.table}`}>
      <caption className={styles.caption}>{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.size}</th>
          <th scope="col">{words.people}</th>
          <th scope="col" className="num">
            {words.fewest}
          </th>
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">{words.sizes[size]}</th>
            <td>{size === 'unknown' ? '–' : words.peopleOf[size]}</td>
            <td className="num">{leastAwardReviews[size === 'unknown' ? 'mid-sized' : size]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
