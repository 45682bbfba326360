import { observer } from 'mobx-react-lite';
import { companyFields, type CompanyField, type CompanyForm as Form, type companyProblems } from '#core/administration/company-form.ts';
import { CompanyEditorStore } from '#web/stores/administration/company-editor-store.ts';
import type { Editor } from '#web/stores/administration/editor.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { EditorForm } from './EditorForm.tsx';
import styles from './administration.module.css';

export const CompanyForm = observer(function CompanyForm() {
  const { companies: words } = useWords(administrationWords);
  const { editor } = useStore(CompanyEditorStore);
  const { edited, theirs } = editor;
  return (
    <EditorForm id="company" heading={edited ? words.changing(edited.name) : words.adding} editor={editor} now={theirs && [theirs.name, theirs.industry]}>
      <CompanyTexts editor={editor} />
    </EditorForm>
  );
});

interface CompanyTextsProps {
  readonly editor: Pick<Editor<unknown, Form, ReturnType<typeof companyProblems>>, 'form' | 'problems' | 'isTaken' | 'type'>;
}

export const CompanyTexts = observer(function CompanyTexts({ editor }: CompanyTextsProps) {
  return (
    <div className={styles.pair}>
      {companyFields.map((field) => (
        <TextField key={field} field={field} editor={editor} />
      ))}
    </div>
  );
});

const TextField = observer(function TextField({ field, editor }: CompanyTextsProps & { readonly field: CompanyField }) {
  const { companies: words } = useWords(administrationWords);
  const problem = editor.problems[field];
  const taken = field === 'name' && editor.isTaken ? words.taken : undefined;
  return (
    <Field label={words[field]} hint={words.hints[field]} error={problem ? words.problems[problem] : taken}>
      {(control) => (
        <input
          {...control}
          className="input"
          dir="auto"
          autoComplete="off"
          {...(field === 'website' && { inputMode: 'url' as const })}
          value={editor.form[field]}
          onChange={({ currentTarget }) => editor.type({ [field]: currentTarget.value })}
        />
      )}
    </Field>
  );
});
