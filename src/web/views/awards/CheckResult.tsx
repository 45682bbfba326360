import { observer } from 'mobx-react-lite';
import { leastAwardRating } from '#core/awards/award-rule.ts';
import { awardListPath } from '#core/awards/award-paths.ts';
import type { AwardCheck } from '#core/awards/awards.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { grouped } from '#core/figures/counts.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { AwardCheckStore } from '#web/stores/awards/award-check-store.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { CheckIcon, CloseIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import styles from './awards.module.css';

interface CheckResultProps {
  readonly check: AwardCheck;
  readonly year: AwardYear;
}

export const CheckResult = observer(function CheckResult({ check, year }: CheckResultProps) {
  const { check: words } = useWords(awardWords);
  const closedOn = useStore(AwardCheckStore).edition.value?.closedOn;
  const { urlName, name, isQualified } = check;
  return (
    <div className={styles.result}>
      <h3>{isQualified ? words.qualifies(name, year) : words.doesNot(name, year)}</h3>
      <Figures check={check} />
      {closedOn !== undefined && <p className="xs muted">{closedOn === null ? words.today : words.frozen(closedOn)}</p>}
      {closedOn && <Places check={check} />}
      <Link to={overviewPath(urlName)} className="go">
        {name}
      </Link>
    </div>
  );
});

const Figures = observer(function Figures({ check }: { readonly check: AwardCheck }) {
  const { check: words } = useWords(awardWords);
  const { reviewsCount, leastReviews, ratingHundredths } = check;
  const enough = reviewsCount >= leastReviews;
  const high = ratingHundredths !== null && ratingHundredths >= leastAwardRating;
  const hundredths = (rating: number) => (rating / 100).toFixed(2);
  const rows = [
    [words.criteria.reviews, grouped(leastReviews), grouped(reviewsCount), enough, enough ? words.enough : words.tooFew],
    [
      words.criteria.rating,
      hundredths(leastAwardRating),
      ratingHundredths === null ? words.noRating : hundredths(ratingHundredths),
      high,
      high ? words.enough : ratingHundredths === null ? words.tooFew : words.tooLow,
    ],
  ] as const;
  return (
    <table className={`table ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{words.criterion}</th>
          <th scope="col">{words.asked}</th>
          <th scope="col">{words.found}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([criterion, asked, found, isMet, said]) => (
          <tr key={criterion}>
            <th scope="row">{criterion}</th>
            <td>{words.atLeast(asked)}</td>
            <td>{found}</td>
            <td>
              <Tag tone={isMet ? 'good' : 'bad'}>
                {isMet ? <CheckIcon small /> : <CloseIcon small />}
                {said}
              </Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Places of the company, or why it qualifies without one. */
const Places = observer(function Places({ check: { awards, isQualified } }: { readonly check: AwardCheck }) {
  const { check: words } = useWords(awardWords);
  const { award } = useWords(companyWords);
  if (awards.length === 0) return isQualified ? <p className="sm">{words.noPlace}</p> : null;
  return (
    <>
      <h4 className={styles.name}>{words.places}</h4>
      <ul className={styles.places}>
        {awards.map((each) => (
          <li key={each.slug}>
            <Link to={awardListPath(each.year, each.slug)}>{award.badge(each)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
});
