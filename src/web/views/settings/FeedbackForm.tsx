import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type FormEvent } from 'react';
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
import { CopyTyped } from '../fields/CopyTyped.tsx';
import { Field } from '../fields/Field.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import styles from './settings.module.css';
import { useWords } from '../words.tsx';

/** A note to the operator of this installation; one for each member, to be changed as often as they like. */
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
  const form = useRef<HTMLFormElement>(null);
  const isSending = store.saving.state.status === 'LOADING';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (await store.send()) toasts.show({ type: 'success', text1: words.sent });
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus();
  };
  const { problem } = store;
  const { text } = store.draft.fields;
  return (
    <form ref={form} className={styles.stack} onSubmit={(event) => void send(event)} noValidate>
      <Ratings />
      <Field label={words.text} hint={words.hint(longestFeedback)} error={problem === 'long' ? words.tooLong(longestFeedback) : undefined}>
        {(control) => (
          <textarea {...control} className={`input ${styles.text}`} value={text} onChange={({ currentTarget }) => store.type({ text: currentTarget.value })} />
        )}
      </Field>
      <Problem />
      <div className="row needs-script">
        <Button look="main" type="submit" busy={isSending}>
          {isSending ? words.sending : store.isKept ? words.change : words.send}
        </Button>
      </div>
    </form>
  );
});

const Ratings = observer(function Ratings() {
  const { feedback: words } = useWords(helpWords);
  const store = useStore(FeedbackStore);
  const name = useId();
  const isMissing = store.problem === 'no-rating';
  return (
    <fieldset className="field" aria-describedby={isMissing ? `${name}-aside` : undefined}>
      <legend>{words.rating}</legend>
      <div className={styles.ratings}>
        {ratings.map((rating) => (
          <label key={rating}>
            <input type="radio" name={name} checked={store.draft.fields.rating === String(rating)} onChange={() => store.type({ rating: String(rating) })} />
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

const Problem = observer(function Problem() {
  const { feedback: words } = useWords(helpWords);
  const { saving, draft } = useStore(FeedbackStore);
  const { state } = saving;
  return (
    <div role="alert">
      {state.status === 'FAILURE' && (
        <>
          <p className="err">
            <WarningIcon small />
            {state.failure.kind === 'limited' || state.failure.kind === 'offline' ? words[state.failure.kind] : words.failed}
          </p>
          <CopyTyped texts={[draft.fields.text]} />
        </>
      )}
    </div>
  );
});
