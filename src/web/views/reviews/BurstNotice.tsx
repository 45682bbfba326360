import { observer } from 'mobx-react-lite';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Switch } from '../fields/Switch.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { useMonday } from '../content/use-monday.ts';
import styles from './reviews.module.css';

/** Tells of a review burst and can leave it out of the figures. No review is removed (F-09). */
export const BurstNotice = observer(function BurstNotice({ bursts }: { readonly bursts: readonly string[] }) {
  const { ratings, card } = useWords(reviewWords);
  const store = useStore(CompanyReviewsStore);
  const monday = useMonday();
  return (
    <div className={`inset ${styles.burst}`}>
      <p>{ratings.bursts(bursts.length, bursts.map((week) => card.week(monday(week))).join(', '))}</p>
      <Switch label={ratings.leaveOut} checked={store.leavesOutBursts} onChange={(isOn) => store.setLeavesOutBursts(isOn)} />
    </div>
  );
});
