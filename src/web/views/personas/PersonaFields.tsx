import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { avatarNamed } from '#core/personas/avatar.ts';
import { PersonaStore } from '#web/stores/personas/persona-store.ts';
import { personaWords } from '#web/words/personas/persona-words.ts';
import { isSanction } from '#core/moderation/sanction.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Field } from '../fields/Field.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { KeyProblemSaid } from '../persona-keys/KeyProblemSaid.tsx';
import { NameInput } from '../persona-keys/NameInput.tsx';
import styles from './persona.module.css';
import { useWords } from '../words.tsx';

export const PersonaFields = observer(function PersonaFields() {
  const words = useWords(personaWords);
  const store = useStore(PersonaStore);
  const { refusal, checking, isFree } = store;
  const { userName } = store.draft.fields;
  return (
    <div className={`stack ${styles.fields}`}>
      {store.isRestored && <p className="inset">{words.restored}</p>}
      <p className="muted sm">{store.isNew ? words.leadNew : words.lead}</p>
      <div>
        <Field label={words.name} error={refusal && words.problem[refusal.problem] + words.refused(refusal.words)}>
          {(control) => <NameInput {...control} value={userName} onType={(typed) => store.type(typed)} />}
        </Field>
        <p role="status" className={`hint ${styles.verdict}`}>
          {isFree && words.free(userName.trim())}
          {checking.state.status === 'LOADING' && words.checking}
          {checking.state.status === 'FAILURE' && words.unchecked}
        </p>
      </div>
      <Names />
      <Pictures />
      <Problem />
    </div>
  );
});

const Names = observer(function Names() {
  const words = useWords(personaWords);
  const store = useStore(PersonaStore);
  const names = store.names.value ?? [];
  return (
    <fieldset className="field">
      <legend>{words.suggested}</legend>
      <div className={styles.names}>
        {names.slice(0, 4).map((name) => (
          <Chip key={name} pressed={store.draft.fields.userName === name} onClick={() => store.type(name)}>
            {name}
          </Chip>
        ))}
        <Button look="quiet" busy={store.names.state.status === 'LOADING'} onClick={() => void store.names.send()}>
          {words.another}
        </Button>
      </div>
    </fieldset>
  );
});

const Pictures = observer(function Pictures() {
  const words = useWords(personaWords);
  const store = useStore(PersonaStore);
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{words.picture}</legend>
      <div className={styles.pictures}>
        {store.pictures.map((uri, at) => (
          <label key={uri} className={styles.picture}>
            <input
              type="radio"
              name={name}
              aria-label={words.pictureOf(at + 1, store.pictures.length)}
              checked={store.draft.fields.avatarUri === uri}
              onChange={() => store.choose(uri)}
            />
            <Avatar name="" picture={avatarNamed(uri)} />
          </label>
        ))}
      </div>
      <div className="split wraps">
        <p className="hint">{words.shared}</p>
        <Button look="quiet" onClick={() => void store.otherPictures()}>
          {words.others}
        </Button>
      </div>
    </fieldset>
  );
});

const Problem = observer(function Problem() {
  const words = useWords(personaWords);
  const store = useStore(PersonaStore);
  const { saving, refusal, keyProblem } = store;
  const { state } = saving;
  const line = useRef<HTMLParagraphElement>(null);
  // The fields above are longer than a phone: who presses Save below them would not see why nothing happens.
  useEffect(() => {
    if (state.status === 'FAILURE') line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state]);
  return (
    <p ref={line} className="err" role="alert">
      {state.status === 'FAILURE' && !refusal && (
        <>
          <WarningIcon small />
          {keyProblem ? (
            <KeyProblemSaid problem={keyProblem} says={words} onLeave={() => store.leave()} />
          ) : state.failure.kind === 'offline' ? (
            words.offline
          ) : isSanction(state.failure) ? (
            words.closed
          ) : (
            words.failed
          )}
        </>
      )}
    </p>
  );
});
