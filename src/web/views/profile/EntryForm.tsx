import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { Failure } from '#core/failure.ts';
import type { OwnEntries } from '#web/stores/forms/own-list.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { ContributionForm } from '../fields/ContributionForm.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

interface EntryFormProps {
  readonly list: OwnEntries;
  readonly words: ProfileWords['entries']['experience' | 'education'];
  readonly children: ReactNode;
}

/** Entry form. Its draft outlives the page until sent or discarded. */
export const EntryForm = observer(function EntryForm({ list, words, children }: EntryFormProps) {
  const all = useWords(profileWords).entries;
  const toasts = useStore(ToastStore);
  const { form } = list;
  const { fields } = form.draft;
  const id = useId();
  const foot = (
    <>
      <Button look="main" type="submit" form={id} busy={form.isSending}>
        {form.isSending ? all.saving : all.save}
      </Button>
      <Button onClick={() => list.leave()}>{all.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen={list.isOpen} onClose={() => list.leave()} title={fields.id ? words.editTitle : words.addTitle} foot={foot}>
      <ContributionForm
        id={id}
        form={form}
        className={styles.form}
        send={() => list.send()}
        sent={() => toasts.show({ type: 'success', text1: words.saved })}
        says={(failure) => sentenceFor(failure, all)}
        texts={textsIn(fields)}
      >
        {form.isRestored && <p className="inset">{all.restored}</p>}
        {children}
      </ContributionForm>
    </Dialog>
  );
});

/** Typed texts only, as months and options are quickly picked again. */
const textsIn = ({ companyName, designation, collegeName, courseName, specialization, location }: OwnEntries['form']['draft']['fields']): readonly string[] =>
  [companyName, designation, collegeName, courseName, specialization, location].filter((text) => typeof text === 'string');

function sentenceFor({ kind }: Failure, words: ProfileWords['entries']): string {
  if (kind === 'offline') return words.offline;
  if (kind === 'limited') return words.limited;
  if (kind === 'missing') return words.gone;
  if (kind === 'conflict') return words.tooMany;
  return kind === 'invalid' ? words.refused : words.failed;
}
