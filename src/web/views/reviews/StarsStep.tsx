import { observer } from 'mobx-react-lite';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { StarChoice } from '../fields/StarChoice.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** The stars of the whole. */
export const StarsStep = observer(function StarsStep() {
  const { form: words } = useWords(contributionWords);
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
