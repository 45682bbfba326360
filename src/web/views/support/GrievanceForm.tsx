import { observer } from 'mobx-react-lite';
import { grievanceKinds, isGrievanceKind } from '#core/support/grievance.ts';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { ContributionForm } from '../fields/ContributionForm.tsx';
import { Field } from '../fields/Field.tsx';
import { OtherDraft } from '../fields/OtherDraft.tsx';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './support.module.css';

/** Grievance form, for guests as for members. */
export const GrievanceForm = observer(function GrievanceForm() {
  const { grievances: words } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const { form } = store;
  return (
    <section className="needs-script stack g3" aria-labelledby="grievance-form">
      <h2 id="grievance-form" className={styles.onScreen}>
        {words.form}
      </h2>
      <ContributionForm
        form={form}
        className="card stack g4"
        send={() => store.send()}
        sent={() => undefined}
        says={({ kind: why }) => (why === 'limited' || why === 'offline' ? words[why] : words.failed)}
        texts={[form.draft.fields.text]}
        foot={
          <div className="row">
            <Button look="main" type="submit" busy={form.isSending}>
              {form.isSending ? words.sending : words.send}
            </Button>
          </div>
        }
      >
        <OtherDraft draft={form.draft} swap={() => store.swap()} />
        <KindChoice />
        <PageField />
        <TextField />
      </ContributionForm>
    </section>
  );
});

const KindChoice = observer(function KindChoice() {
  const { grievances: words } = useWords(supportWords);
  const { form } = useStore(GrievanceStore);
  const { kind } = form.draft.fields;
  return (
    <RadioChoices
      label={words.kind}
      look="strong"
      options={grievanceKinds.map((value) => ({ value, label: words.kinds[value] }))}
      value={isGrievanceKind(kind) ? kind : undefined}
      onChange={(value) => form.type({ kind: value })}
      error={form.problems.kind && words.noKind}
    />
  );
});

const PageField = observer(function PageField() {
  const { grievances: words } = useWords(supportWords);
  const { form } = useStore(GrievanceStore);
  return (
    <Field label={words.page} hint={words.pageHint} error={form.problems.page && words.foreign}>
      {(control) => (
        <input
          {...control}
          className="input"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={form.draft.fields.page}
          onChange={({ currentTarget }) => form.type({ page: currentTarget.value })}
        />
      )}
    </Field>
  );
});

const TextField = observer(function TextField() {
  const { grievances: words } = useWords(supportWords);
  const { form } = useStore(GrievanceStore);
  const { text: problem } = form.problems;
  return (
    <Field label={words.text} hint={words.textHint} error={problem && (problem === 'missing' ? words.noText : words.long)}>
      {(control) => (
        <textarea
          {...control}
          className={`input ${styles.text}`}
          dir="auto"
          value={form.draft.fields.text}
          onChange={({ currentTarget }) => form.type({ text: currentTarget.value })}
        />
      )}
    </Field>
  );
});
