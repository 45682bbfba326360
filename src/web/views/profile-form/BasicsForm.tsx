import { observer } from 'mobx-react-lite';
import { CompanyBasicsStore } from '#web/stores/profile-form/company-basics-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { CompanyTexts } from '../administration/CompanyForm.tsx';
import { SaveProblem } from '../administration/SaveProblem.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Name, website, city and industry of the company, with a button of their own. */
export const BasicsForm = observer(function BasicsForm() {
  const [words, { saved }] = [useWords(profileFormWords), useWords(administrationWords)];
  const store = useStore(CompanyBasicsStore);
  const toasts = useStore(ToastStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const { editor, places } = store;
  const { theirs } = editor;
  if (!editor.isOpen) return null;
  return (
    <form
      ref={form}
      className="card stack g3"
      aria-labelledby="basics"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.save().then((isSaved) => (isSaved ? toasts.show({ type: 'success', text1: saved }) : point()));
      }}
    >
      <h2 id="basics">{words.basics}</h2>
      <CompanyTexts editor={editor} places={places} />
      <SaveProblem request={editor.saving} now={theirs && [theirs.name, theirs.industry]} isSaidElsewhere={editor.isTaken} />
      <div className="row">
        <Button type="submit" look="main" aria-label={words.saveNamed(words.basics)} busy={editor.saving.state.status === 'LOADING'}>
          {words.save}
        </Button>
      </div>
    </form>
  );
});
