import { fewestPeople } from '#core/crowds/fewest.ts';
import { observer } from 'mobx-react-lite';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { ratingWord, shownRating } from '#core/figures/rating.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { countOf, withoutWeeks } from '#core/reviews/rating-formula.ts';
import { allOf, countSince, meanOf, sharesOf, trendOf, type QuarterMean } from '#core/reviews/ratings.ts';
import { everyReview, reviewQueryOf, type ReviewSearch } from '#core/reviews/review-search.ts';
import type { ReviewFigures, StarCounts } from '#core/reviews/review-figures.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { BurstNotice } from './BurstNotice.tsx';
import { RatingTrend } from './RatingTrend.tsx';
import { Recompute } from './Recompute.tsx';
import styles from './reviews.module.css';

interface PanelProps {
  readonly figures: ReviewFigures;
}

const isNarrowed = (search: ReviewSearch): boolean => reviewQueryOf({ ...search, sort: everyReview.sort }).length > 0;

/** Rating and its basis, with spread and categories, which a phone folds. */
export const RatingPanel = observer(function RatingPanel({ figures }: PanelProps) {
  const { ratings } = useWords(reviewWords);
  const store = useStore(CompanyReviewsStore);
  const { reviewsCount, bursts, categories } = figures;
  if (reviewsCount < fewestPeople) return <TooFew figures={figures} />;
  const weeks = store.leavesOutBursts ? withoutWeeks(figures.weeks, bursts) : figures.weeks;
  const stars = allOf(weeks);
  const rating = store.leavesOutBursts ? figures.ratingWithoutBursts : figures.rating;
  return (
    <section className={styles.panel} aria-labelledby="ratings">
      <h2 id="ratings">{ratings.heading}</h2>
      {isNarrowed(store.search) && <p className="sm muted">{ratings.ofAll}</p>}
      {bursts.length > 0 && <BurstNotice bursts={bursts} />}
      <div className={styles.rate}>
        <div className={styles.whole}>
          <Number rating={rating} />
          <Pulled rating={rating} mean={meanOf(stars)} />
          <Provenance>
            <span>{ratings.count(countOf(stars))}</span>
            <span>{ratings.lastNinety(countSince(weeks, weekOf(dayOf(store.now - 90 * dayMs))))}</span>
          </Provenance>
          <Uncounted figures={figures} />
        </div>
        <details className={styles.charts}>
          <summary className="go">{ratings.fold}</summary>
          <div className={styles.unfolded}>
            <Spread stars={stars} />
            <Categories categories={categories} />
            <Trend quarters={trendOf(weeks, bursts)} />
            <Recompute figures={figures} />
          </div>
        </details>
      </div>
    </section>
  );
});

const Spread = observer(function Spread({ stars }: { readonly stars: StarCounts }) {
  const { ratings } = useWords(reviewWords);
  return (
    <Bars
      bars={sharesOf(stars).map(({ stars: step, count, percent }) => ({
        label: ratings.stars(step),
        share: percent,
        said: ratings.share(percent, count),
        rating: step,
      }))}
    />
  );
});

/** None where fewer than two quarters have a mean. */
const Trend = ({ quarters }: { readonly quarters: readonly QuarterMean[] }) => quarters.length > 1 && <RatingTrend quarters={quarters} />;

const TooFew = observer(function TooFew({ figures }: PanelProps) {
  const { ratings } = useWords(reviewWords);
  return (
    <section className={styles.panel} aria-labelledby="ratings">
      <h2 id="ratings">{ratings.heading}</h2>
      <p className="inset">{ratings.tooFew}</p>
      <Uncounted figures={figures} />
    </section>
  );
});

const Uncounted = observer(function Uncounted({ figures: { uncountedCount } }: PanelProps) {
  const { ratings } = useWords(reviewWords);
  return uncountedCount > 0 && <p className="sm muted">{ratings.uncounted(uncountedCount)}</p>;
});

/** Distance from the plain mean that is worth telling. */
const clearlyPulled = 0.2;

/** Plain mean, where the rule moved the rating away from it. */
const Pulled = observer(function Pulled({ rating, mean }: { readonly rating: number | null; readonly mean: number | null }) {
  const { ratings } = useWords(reviewWords);
  if (rating === null || mean === null || Math.abs(rating - mean) < clearlyPulled) return null;
  return <p className="sm muted">{ratings.pulled(mean.toFixed(1))}</p>;
});

const Number = observer(function Number({ rating }: { readonly rating: number | null }) {
  const { ratings } = useWords(reviewWords);
  const said = useWords(ratingWords);
  const word = ratingWord(rating === null ? null : shownRating(rating));
  return (
    <p className={styles.number}>
      <span className="big">{rating === null ? said.noRating : shownRating(rating).toFixed(1)}</span>
      {word && (
        <span className="muted">
          {ratings.outOf}, {said.ratings[word]}
        </span>
      )}
    </p>
  );
});

/** Category ratings, best first, with counts. */
const Categories = observer(function Categories({ categories }: Pick<ReviewFigures, 'categories'>) {
  const { ratings } = useWords(reviewWords);
  const rated = categories
    .flatMap(({ category, stars }) => {
      const mean = meanOf(stars);
      return mean === null ? [] : [{ category, stars, mean }];
    })
    .toSorted((one, other) => other.mean - one.mean);
  if (rated.length === 0) return <p className="muted sm">{ratings.noCategories}</p>;
  return (
    <div className={styles.categories}>
      <h3 className="lab">{ratings.byCategory}</h3>
      <Bars bars={rated.map(({ category, mean }) => ({ label: ratings.categories[category], share: mean * 20, said: mean.toFixed(1), rating: mean }))} />
      <details>
        <summary className="go">{ratings.spread}</summary>
        <div className={styles.spreads}>
          {rated.map(({ category, stars }) => (
            <div key={category}>
              <h4 className="sm strong">
                {ratings.categories[category]} <small className="muted">{ratings.categoryCount(countOf(stars))}</small>
              </h4>
              <Spread stars={stars} />
            </div>
          ))}
        </div>
      </details>
    </div>
  );
});
