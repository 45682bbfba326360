import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { companyFields, type CompanyField } from '#core/administration/company-form.ts';
import { CompanyEditorStore } from '#web/stores/administration/company-editor-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import styles from './administration.module.css';

/** The form of one company, new or known. */
export const CompanyForm = observer(function CompanyForm() {
  const { companies: words, save, cancel, saved } = useWords(administrationWords);
  const store = useStore(CompanyEditorStore);
  const toasts = useStore(ToastStore);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [store.edited?.companyId]);
  const { edited, theirs } = store;
  return (
    <form
      className="card stack g4"
      aria-labelledby="company"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.save().then((isSaved) => isSaved && toasts.show({ type: 'success', text1: saved }));
      }}
    >
      <h2 id="company" tabIndex={-1} ref={heading}>
        {edited ? words.changing(edited.name) : words.adding}
      </h2>
      <div className={styles.pair}>
        {companyFields.map((field) => (
          <TextField key={field} field={field} />
        ))}
      </div>
      <SaveProblem request={store.saving} now={theirs && [theirs.name, theirs.industry]} isSaidElsewhere={store.isTaken} />
      <div className="row">
        <Button type="submit" look="main" busy={store.saving.state.status === 'LOADING'}>
          {save}
        </Button>
        <Button onClick={() => store.cancel()}>{cancel}</Button>
      </div>
    </form>
  );
});

const TextField = observer(function TextField({ field }: { readonly field: CompanyField }) {
  const { companies: words } = useWords(administrationWords);
  const store = useStore(CompanyEditorStore);
  const problem = store.problems[field];
  const taken = field === 'name' && store.isTaken ? words.taken : undefined;
  return (
    <Field label={words[field]} hint={words.hints[field]} error={problem ? words.problems[problem] : taken}>
      {(control) => (
        <input
          {...control}
          className="input"
          dir="auto"
          autoComplete="off"
          {...(field === 'website' && { inputMode: 'url' as const })}
          value={store.form[field]}
          onChange={({ currentTarget }) => store.type({ [field]: currentTarget.value })}
        />
      )}
    </Field>
  );
});
