import { observer } from 'mobx-react-lite';
import { reviewCategories } from '#core/reviews/review.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { StarChoice } from '../fields/StarChoice.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Seven optional ratings besides the overall one. */
export const PartsStep = observer(function PartsStep() {
  const words = useWords(reviewFormWords);
  const { ratings } = useWords(reviewWords);
  const store = useStore(ReviewFormStore);
  return (
    <div className="stack g5">
      <p className="hint">{words.partsHint}</p>
      {reviewCategories.map((category) => (
        <StarChoice
          key={category}
          label={ratings.categories[category]}
          value={store.form.draft.fields[category]}
          onChange={(stars) => store.type({ [category]: stars })}
          takeBack={words.takeBack}
        />
      ))}
    </div>
  );
});
