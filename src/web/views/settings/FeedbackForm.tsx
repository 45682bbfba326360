import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { longestFeedback, ratings } from '#core/settings/feedback.ts';
import { FeedbackStore } from '#web/stores/settings/feedback-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { helpWords } from '#web/words/settings/help-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { DeactivatedCard } from '../login/DeactivatedNotice.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { ContributionForm } from '../fields/ContributionForm.tsx';
import { Field } from '../fields/Field.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import styles from './settings.module.css';
import { useWords } from '../words.tsx';

/** Note to the operator: one per member, editable any time. */
export const FeedbackForm = observer(function FeedbackForm() {
  const { feedback: words } = useWords(helpWords);
  const { isSignedIn, isDeactivated } = useStore(SessionStore);
  const store = useStore(FeedbackStore);
  useEffect(() => {
    if (isSignedIn && !isDeactivated) void store.open();
  }, [isSignedIn, isDeactivated, store]);
  return (
    <section className={`card ${styles.stack}`} aria-labelledby="feedback">
      <h2 id="feedback">{words.title}</h2>
      <p>{words.lead}</p>
      <p className="muted sm">{words.noName}</p>
      {isDeactivated ? <DeactivatedCard /> : isSignedIn ? <Form /> : <Guest />}
    </section>
  );
});

const Guest = observer(function Guest() {
  const { feedback: words } = useWords(helpWords);
  const { waiting } = useWords(errorWords);
  const { isOutOfReach } = useStore(SessionStore);
  return (
    <>
      <p className="sm">{isOutOfReach ? waiting.account : words.guest}</p>
      <div>
        <LogInLink className="btn" />
      </div>
    </>
  );
});

const Form = observer(function Form() {
  const { feedback: words } = useWords(helpWords);
  const store = useStore(FeedbackStore);
  const toasts = useStore(ToastStore);
  const { form } = store;
  const { text } = form.draft.fields;
  return (
    <ContributionForm
      form={form}
      className={styles.stack}
      send={() => store.send()}
      sent={() => toasts.show({ type: 'success', text1: words.sent })}
      says={({ kind }) => (kind === 'limited' || kind === 'offline' ? words[kind] : words.failed)}
      texts={[text]}
      foot={
        <div className="row needs-script">
          <Button look="main" type="submit" busy={form.isSending}>
            {form.isSending ? words.sending : store.isKept ? words.change : words.send}
          </Button>
        </div>
      }
    >
      <Ratings />
      <Field label={words.text} hint={words.hint(longestFeedback)} error={form.problems.text && words.tooLong(longestFeedback)}>
        {(control) => (
          <textarea {...control} className={`input ${styles.text}`} value={text} onChange={({ currentTarget }) => form.type({ text: currentTarget.value })} />
        )}
      </Field>
    </ContributionForm>
  );
});

const Ratings = observer(function Ratings() {
  const { feedback: words } = useWords(helpWords);
  const { form } = useStore(FeedbackStore);
  const name = useId();
  const isMissing = form.problems.rating !== undefined;
  return (
    <fieldset className="field" {...(isMissing && { 'aria-invalid': true, 'aria-describedby': `${name}-aside`, role: 'radiogroup' })}>
      <legend>{words.rating}</legend>
      <div className={styles.ratings}>
        {ratings.map((rating) => (
          <label key={rating}>
            <input type="radio" name={name} checked={form.draft.fields.rating === String(rating)} onChange={() => form.type({ rating: String(rating) })} />
            {words.ratings[rating - 1]}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${name}-aside`} className="err">
          <WarningIcon small />
          {words.noRating}
        </p>
      )}
    </fieldset>
  );
});
