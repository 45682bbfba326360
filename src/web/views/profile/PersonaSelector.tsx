import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { Persona } from '#core/personas/personas.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Await } from '../ui/Await.tsx';
import { OfficeIcon } from '../ui/icons.tsx';
import styles from './picker.module.css';
import { useWords } from '../words.tsx';

/** The choice of the persona to write under: the personas they have, one of them chosen. */
export const PersonaSelector = observer(function PersonaSelector() {
  const { reading, known } = useStore(PersonaChoiceStore);
  // The old list stays in sight while it is read anew.
  return known ? <Personas /> : <Await request={reading}>{() => <Personas />}</Await>;
});

const Personas = observer(function Personas() {
  const words = useWords(profileWords);
  const store = useStore(PersonaChoiceStore);
  const name = useId();
  const { personas, selected, choosing } = store;
  const begins = useNameBegins();
  if (personas.length === 0) return <p className="muted">{begins ?? words.picker.none}</p>;
  const { status } = choosing.state;
  return (
    <fieldset className={styles.picker}>
      <legend>{words.picker.legend}</legend>
      <p className="hint">{personas.length === 1 ? words.picker.only : words.picker.lead}</p>
      <div className={styles.personas}>
        {personas.map((persona) => (
          <label key={persona.profileType} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={persona.profileType === selected?.profileType}
              disabled={personas.length === 1}
              onChange={() => void store.choose(persona.profileType)}
            />
            <PersonaOption persona={persona} />
          </label>
        ))}
      </div>
      <p role="status" className={status === 'FAILURE' ? 'err' : 'hint'}>
        {status === 'LOADING' && words.picker.saving}
        {status === 'SUCCESS' && selected && words.picker.saved(words.personas[selected.profileType])}
        {status === 'FAILURE' && words.picker.failed}
      </p>
    </fieldset>
  );
});

const PersonaOption = observer(function PersonaOption({ persona: { profileType, userName, bio, avatarUri } }: { readonly persona: Persona }) {
  const words = useWords(profileWords);
  const said = userName ?? bio ?? words.personas[profileType];
  return (
    <>
      {profileType === 'ANONYMOUS' ? (
        <Avatar name={said} picture={avatarUri ? avatarNamed(avatarUri) : undefined} />
      ) : (
        <span className="glyph">
          <OfficeIcon />
        </span>
      )}
      <span className={styles.said}>
        <span className="strong">{said}</span>
        <span className="muted sm">{words.personas[profileType]}</span>
      </span>
    </>
  );
});
