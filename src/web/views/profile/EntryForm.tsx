import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { Failure } from '#core/failure.ts';
import type { OwnEntries } from '#web/stores/forms/own-list.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import type { ProfileWords } from '#web/words/profile/en.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { CopyTyped } from '../fields/CopyTyped.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { WarningIcon } from '../ui/icons.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

interface EntryFormProps {
  readonly list: OwnEntries;
  readonly words: ProfileWords['entries']['experience' | 'education'];
  readonly children: ReactNode;
}

/** The form of an entry. Its draft outlives the page, until it is sent or thrown away. */
export const EntryForm = observer(function EntryForm({ list, words, children }: EntryFormProps) {
  const all = useWords(profileWords).entries;
  const toasts = useStore(ToastStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const id = useId();
  const isSaving = list.saving.state.status === 'LOADING';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (await list.send()) toasts.show({ type: 'success', text1: words.saved });
    else point();
  };
  const foot = (
    <>
      <Button look="main" type="submit" form={id} busy={isSaving}>
        {isSaving ? all.saving : all.save}
      </Button>
      <Button onClick={() => list.leave()}>{all.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen={list.isOpen} onClose={() => list.leave()} title={list.draft.fields.id ? words.editTitle : words.addTitle} foot={foot}>
      <form id={id} ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {list.isRestored && <p className="inset">{all.restored}</p>}
        {children}
        <Problem failure={list.problem} texts={textsIn(list.draft.fields)} />
      </form>
    </Dialog>
  );
});

const Problem = observer(function Problem({ failure, texts }: { readonly failure: Failure | undefined; readonly texts: readonly string[] }) {
  const words = useWords(profileWords).entries;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={line} role="alert">
      {failure && (
        <>
          <p className="err">
            <WarningIcon small />
            {sentenceFor(failure, words)}
          </p>
          <CopyTyped texts={texts} />
        </>
      )}
    </div>
  );
});

/** Everything that was typed; months and options are picked again in a moment. */
const textsIn = ({ companyName, designation, collegeName, courseName, specialization, location }: OwnEntries['draft']['fields']): readonly string[] =>
  [companyName, designation, collegeName, courseName, specialization, location].filter((text) => typeof text === 'string');

function sentenceFor({ kind }: Failure, words: ProfileWords['entries']): string {
  if (kind === 'offline') return words.offline;
  if (kind === 'limited') return words.limited;
  if (kind === 'missing') return words.gone;
  if (kind === 'conflict') return words.tooMany;
  return kind === 'invalid' ? words.refused : words.failed;
}
