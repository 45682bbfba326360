import { observer } from 'mobx-react-lite';
import { companyFields, type CompanyField, type CompanyForm as Form } from '#core/administration/company-form.ts';
import { CompanyEditorStore } from '#web/stores/administration/company-editor-store.ts';
import type { CompanyPlaces, PlacedProblems } from '#web/stores/administration/company-places.ts';
import type { Editor } from '#web/stores/administration/editor.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { EditorForm } from './EditorForm.tsx';
import { PlaceInput } from './PlaceInput.tsx';

/** Form of a company that is added. */
export const CompanyForm = observer(function CompanyForm() {
  const { companies: words } = useWords(administrationWords);
  const { editor, places } = useStore(CompanyEditorStore);
  return (
    <EditorForm id="company" heading={words.adding} editor={editor} now={undefined}>
      <CompanyTexts editor={editor} places={places} />
    </EditorForm>
  );
});

interface CompanyTextsProps {
  readonly editor: Pick<Editor<unknown, Form, PlacedProblems>, 'form' | 'problems' | 'isTaken' | 'type'>;
  readonly places: CompanyPlaces;
}

export const CompanyTexts = observer(function CompanyTexts({ editor, places }: CompanyTextsProps) {
  const { companies: words } = useWords(administrationWords);
  return (
    <div className="grid broad">
      {companyFields.map((field) => {
        const problem = editor.problems[field];
        const error = problem === undefined || problem === 'unlisted' ? undefined : words.problems[problem];
        return field === 'city' || field === 'industry' ? (
          <PlaceInput key={field} place={places[field]} label={words[field]} hint={words.hints[field]} error={error} />
        ) : (
          <TextField key={field} field={field} editor={editor} error={error} />
        );
      })}
    </div>
  );
});

interface TextFieldProps extends Pick<CompanyTextsProps, 'editor'> {
  readonly field: CompanyField;
  readonly error: string | undefined;
}

const TextField = observer(function TextField({ field, editor, error }: TextFieldProps) {
  const { companies: words } = useWords(administrationWords);
  const taken = field === 'name' && editor.isTaken ? words.taken : undefined;
  return (
    <Field label={words[field]} hint={words.hints[field]} error={error ?? taken}>
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
