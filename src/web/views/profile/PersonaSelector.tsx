import { observer } from 'mobx-react-lite';
import { CareerListsStore } from '#web/stores/careers/career-lists-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Segments } from '../fields/Segments.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** Persona that drafts offer first, absent with a single name. */
export const PersonaSelector = observer(function PersonaSelector() {
  const { reading, known } = useStore(PersonaChoiceStore);
  // The old list stays in sight while it is read again.
  return known ? <Choice /> : <Await request={reading}>{() => <Choice />}</Await>;
});

const Choice = observer(function Choice() {
  const words = useWords(profileWords);
  const store = useStore(PersonaChoiceStore);
  const lists = useStore(CareerListsStore);
  const { begun: personas, selected, choosing } = store;
  if (personas.length < 2 || !selected) return null;
  const { status } = choosing.state;
  return (
    <div className={`stack g1 needs-script ${styles.first}`}>
      <Segments
        label={words.picker.legend}
        options={personas.map(({ profileType, userName, bio }) => ({ value: profileType, label: userName ?? lists.bioOf(bio) ?? words.personas[profileType] }))}
        value={selected.profileType}
        onChange={(type) => void store.choose(type)}
      />
      <p role="status" className={status === 'FAILURE' ? 'err' : 'hint'}>
        {status === 'LOADING'
          ? words.picker.saving
          : status === 'SUCCESS'
            ? words.picker.saved
            : status === 'FAILURE'
              ? words.picker.failed
              : words.picker.lead}
      </p>
    </div>
  );
});
