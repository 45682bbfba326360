import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { mayModerate } from '#core/moderation/member-role.ts';
import { ProfileStore, type DisplayNameProblem } from '#web/stores/profile/profile-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** Display name. Apart from the member, only administrators see it, and only of role holders. */
export const DisplayName = observer(function DisplayName({ name }: { readonly name: string }) {
  const { name: words } = useWords(profileWords);
  const store = useStore(ProfileStore);
  const { member } = useStore(SessionStore);
  const change = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(store.isNaming);
  // Focus returns to the button that opened the form, so that the member finds themselves where they were.
  useEffect(() => {
    if (wasNaming.current && !store.isNaming) change.current?.focus();
    wasNaming.current = store.isNaming;
  }, [store.isNaming]);
  return (
    <section className={`card ${styles.call}`} aria-labelledby="display-name">
      <h2 id="display-name">{words.heading}</h2>
      {store.isNaming ? (
        <NameForm />
      ) : (
        <>
          <p className="strong" translate="no">
            {words.displayName(name)}
          </p>
          <div className="needs-script">
            <Button ref={change} onClick={() => store.beginNaming()}>
              {words.change}
            </Button>
          </div>
        </>
      )}
      <p className="hint">{mayModerate(member?.role) ? words.leadWithRole : words.lead}</p>
    </section>
  );
});

const NameForm = observer(function NameForm() {
  const { name: words } = useWords(profileWords);
  const { isAway } = useStore(ConnectionStore);
  const store = useStore(ProfileStore);
  const toasts = useStore(ToastStore);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => void input.current?.focus(), []);
  const { name } = store.draft.fields;
  const isSaving = store.naming.state.status === 'LOADING';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (await store.saveName()) toasts.show({ type: 'success', text1: words.saved });
    else input.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Field label={words.label} error={isAway && store.problem === 'failed' ? words.offline : sentenceFor(store.problem, words)}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => store.typeName(currentTarget.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button look="main" type="submit" busy={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Button onClick={() => store.giveUpNaming()}>{words.cancel}</Button>
      </div>
    </form>
  );
});

function sentenceFor(problem: DisplayNameProblem, words: ProfileWords['name']): string | undefined {
  switch (problem) {
    case 'empty':
      return words.empty;
    case 'unfit':
      return words.unfit;
    case 'same':
      return words.same;
    case 'failed':
      return words.failed;
    case undefined:
      return undefined;
  }
}
