import { observer } from 'mobx-react-lite';
import type { QuarterMean } from '#core/reviews/ratings.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Trend } from '../figures/Trend.tsx';
import { useWords } from '../words.tsx';
import styles from './reviews.module.css';

interface TrendProps {
  readonly quarters: readonly QuarterMean[];
}

/** Quarterly means, none from fewer than five ratings. */
export const RatingTrend = observer(function RatingTrend({ quarters }: TrendProps) {
  const { ratings } = useWords(reviewWords);
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return null;
  const said = (quarter: string) => ratings.quarterOf(quarter.slice(6), quarter.slice(2, 4));
  const points = quarters.map(({ quarter, mean, hasBurst }) => ({
    label: said(quarter),
    height: mean === null ? 0 : mean * 16,
    said: mean === null ? '' : mean.toFixed(1),
    isBurst: hasBurst,
  }));
  return (
    <div className={styles.trend}>
      <h3 className="lab">{ratings.trend}</h3>
      <Trend finding={ratings.trendFinding(said(first.quarter), said(last.quarter))} points={points} columns={[ratings.quarter, ratings.mean]} />
      {quarters.some(({ mean }) => mean === null) && <p className="xs muted">{ratings.trendFew}</p>}
    </div>
  );
});
