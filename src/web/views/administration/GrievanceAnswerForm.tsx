import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { grievanceOutcomes } from '#core/support/grievance.ts';
import { GrievanceDeskStore } from '#web/stores/administration/grievance-desk-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { grievanceDeskWords } from '#web/words/administration/grievance-desk-words.ts';
import { Field } from '../fields/Field.tsx';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { SaveProblem } from './SaveProblem.tsx';

interface GrievanceAnswerFormProps {
  readonly cancelled: () => void;
  readonly taken: () => void;
}

export const GrievanceAnswerForm = observer(function GrievanceAnswerForm({ cancelled, taken }: GrievanceAnswerFormProps) {
  const words = useWords(grievanceDeskWords);
  const { cancel } = useWords(administrationWords);
  const store = useStore(GrievanceDeskStore);
  const toasts = useStore(ToastStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const { answering } = store;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const send = async () => {
    if (!(await store.answer())) return point();
    toasts.show({ type: 'success', text1: words.taken });
    taken();
  };
  const cancelAnswer = () => {
    store.cancel();
    cancelled();
  };
  return (
    <form
      ref={form}
      className="stack g3"
      aria-label={words.answer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <AnswerFields />
      {store.isAnsweredElsewhere && (
        <p className="err" role="alert">
          {words.elsewhere}
        </p>
      )}
      <SaveProblem request={answering} isSaidElsewhere={store.isAnsweredElsewhere} />
      <div className="row">
        <Button type="submit" look="main" busy={answering.state.status === 'LOADING'}>
          {words.send}
        </Button>
        <Button onClick={cancelAnswer}>{cancel}</Button>
      </div>
    </form>
  );
});

const AnswerFields = observer(function AnswerFields() {
  const words = useWords(grievanceDeskWords);
  const store = useStore(GrievanceDeskStore);
  const { problems } = store;
  return (
    <>
      <RadioChoices
        label={words.outcome}
        look="strong"
        options={grievanceOutcomes.map((value) => ({ value, label: words.outcomes[value] }))}
        value={store.outcome}
        onChange={(value) => store.choose(value)}
        error={problems.outcome && words.noOutcome}
      />
      <Field label={words.text} hint={words.hint} error={problems.text && (problems.text === 'missing' ? words.noText : words.long)}>
        {(control) => (
          <textarea {...control} className="input" dir="auto" rows={4} value={store.text} onChange={({ currentTarget }) => store.type(currentTarget.value)} />
        )}
      </Field>
    </>
  );
});
