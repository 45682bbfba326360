import { observer } from 'mobx-react-lite';
import type { ReviewFigures } from '#core/reviews/review-figures.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { useMonday } from '../content/use-monday.ts';
import styles from './reviews.module.css';

/** Formula of the rating with its inputs, and a button that recomputes it (F-19). */
export const Recompute = observer(function Recompute({ figures }: { readonly figures: ReviewFigures }) {
  const { recompute: words } = useWords(reviewWords);
  const store = useStore(CompanyReviewsStore);
  const { rating, prior, weeks } = figures;
  const { recomputed } = store;
  return (
    <details>
      <summary className="go">{words.how}</summary>
      <div className={styles.rule}>
        <p>{words.rule}</p>
        <p>{words.prior(prior.toFixed(2))}</p>
        <p className="muted">{words.lead}</p>
        <p>
          <Button className="needs-script" onClick={() => store.recompute(figures)}>
            {words.here}
          </Button>
        </p>
        <p role="status" className="strong">
          {recomputed !== undefined &&
            recomputed !== null &&
            rating !== null &&
            (recomputed === rating ? words.equal(recomputed.toFixed(2)) : words.unequal(recomputed.toFixed(2), rating.toFixed(2)))}
        </p>
        <Weeks weeks={weeks} />
      </div>
    </details>
  );
});

const Weeks = observer(function Weeks({ weeks }: Pick<ReviewFigures, 'weeks'>) {
  const { recompute: words } = useWords(reviewWords);
  const monday = useMonday();
  return (
    <details>
      <summary className="go">{words.weeks}</summary>
      <table className="table sm">
        <thead>
          <tr>
            <th scope="col">{words.week}</th>
            <th scope="col">{words.given}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, stars }) => (
            <tr key={week}>
              <th scope="row">{monday(week)}</th>
              <td>{stars.join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});
