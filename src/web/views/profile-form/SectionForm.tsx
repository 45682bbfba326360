import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { ProfileSection } from '#core/company-profiles/profile-sections.ts';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './profile-form.module.css';

interface SectionFormProps {
  readonly section: ProfileSection;
  readonly title: string;
  readonly children: ReactNode;
  /** Count of entries, shown while folded. */
  readonly count?: number;
}

/** Section of a company's page, folded, with a form and a button of its own. */
export const SectionForm = observer(function SectionForm({ section, title, children, count }: SectionFormProps) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  const toasts = useStore(ToastStore);
  const id = useId();
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const isChanged = store.isChanged(section);
  return (
    <details className={`card ${styles.section}`}>
      <summary>
        <h2 id={id}>{title}</h2>
        <span className="sm muted">{isChanged ? words.unsaved : count}</span>
      </summary>
      <form
        ref={form}
        className="stack g3"
        aria-labelledby={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void store.save(section).then((isSaved) => (isSaved ? toasts.show({ type: 'success', text1: words.saved }) : point()));
        }}
      >
        {children}
        {store.sent === section && <Outcome />}
        <div className="row">
          <Button
            type="submit"
            look={isChanged ? 'main' : undefined}
            aria-label={words.saveNamed(title)}
            busy={store.sent === section && store.saving.state.status === 'LOADING'}
          >
            {words.save}
          </Button>
        </div>
      </form>
    </details>
  );
});

const Outcome = observer(function Outcome() {
  const words = useWords(profileFormWords);
  const { saving, problems, sent, tried } = useStore(ProfileFormStore);
  const { state } = saving;
  const isInvalid = sent !== undefined && tried.has(sent) && state.status === 'IDLE' && Object.keys(problems).length > 0;
  return (
    <p className="err" role="alert">
      {isInvalid ? words.invalid : state.status === 'FAILURE' && words[reasonOf(state.failure)]}
    </p>
  );
});

function reasonOf({ kind, code }: { readonly kind: string; readonly code?: string | undefined }): 'changedMeanwhile' | 'refused' | 'failed' {
  if (code === 'CHANGED_MEANWHILE') return 'changedMeanwhile';
  return kind === 'invalid' || kind === 'missing' || kind === 'conflict' ? 'refused' : 'failed';
}
