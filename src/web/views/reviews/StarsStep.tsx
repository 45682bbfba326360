import { observer } from 'mobx-react-lite';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { StarChoice } from '../fields/StarChoice.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export const StarsStep = observer(function StarsStep() {
  const words = useWords(reviewFormWords);
  const store = useStore(ReviewFormStore);
  const { form } = store;
  return (
    <StarChoice
      label={words.steps.stars}
      isQuiet
      value={form.draft.fields.stars}
      onChange={(stars) => store.type({ stars })}
      error={form.problems.stars && words.noStars}
    />
  );
});
