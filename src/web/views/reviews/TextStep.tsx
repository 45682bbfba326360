import { observer } from 'mobx-react-lite';
import { shortestReviewText } from '#core/reviews/review-draft.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './review-form.module.css';

export const TextStep = observer(function TextStep({ field }: { readonly field: 'likes' | 'dislikes' }) {
  const words = useWords(reviewFormWords);
  const store = useStore(ReviewFormStore);
  const { form } = store;
  const value = form.draft.fields[field];
  const problem = form.problems[field];
  const owed = Math.max(0, shortestReviewText - value.trim().length);
  const hint = value.trim() !== '' && owed > 0 ? words.left(owed) : field === 'likes' ? words.likesHint : words.dislikesHint;
  return (
    <Field label={words.steps[field]} isQuiet hint={hint} error={problem && words.textProblems[problem]}>
      {(control) => (
        <textarea
          {...control}
          className={`input ${styles.text}`}
          value={value}
          onChange={({ currentTarget }) => store.type({ [field]: currentTarget.value })}
        />
      )}
    </Field>
  );
});
