import { observer } from 'mobx-react-lite';
import { reviewCategories, type Review } from '#core/reviews/review.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { useWords } from '../words.tsx';
import styles from './reviews.module.css';

export const ReviewParts = observer(function ReviewParts({ ratings: given }: Pick<Review, 'ratings'>) {
  const { card, ratings } = useWords(reviewWords);
  const rated = reviewCategories.flatMap((category) => (given[category] === undefined ? [] : [{ category, stars: given[category] }]));
  if (rated.length === 0) return null;
  return (
    <details className={styles.parts}>
      <summary className="go">{card.parts}</summary>
      <Bars bars={rated.map(({ category, stars }) => ({ label: ratings.categories[category], share: stars * 20, said: String(stars), rating: stars }))} />
    </details>
  );
});
