import { observer } from 'mobx-react-lite';
import { personasOffered } from '#core/personas/draft-persona.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';

interface PersonaPickerProps {
  readonly chosen: ProfileType;
  readonly isFixed: boolean;
  readonly choose: (profileType: ProfileType) => void;
}

/** Persona of a draft, never publicly linked to the other. */
export const PersonaPicker = observer(function PersonaPicker({ chosen, isFixed, choose }: PersonaPickerProps) {
  const words = useWords(postWords);
  const said = useWords(commentWords);
  const { personas, known } = useStore(PersonaChoiceStore);
  if (personas.length === 0) return <span />;
  const offered = personasOffered(personas, known?.selected).map(({ profileType, userName, bio }) => ({
    value: profileType,
    label: words.personas[profileType](userName ?? bio ?? ''),
  }));
  // A name that is not here is not changed for another one by itself: its author chooses.
  const options = offered.some(({ value }) => value === chosen) ? offered : [{ value: chosen, label: said.choosePersona }, ...offered];
  return (
    <Select
      aria-label={words.compose.as}
      options={options}
      disabled={isFixed}
      value={chosen}
      onChange={({ currentTarget }) => {
        const picked = profileTypes.find((type) => type === currentTarget.value);
        if (picked) choose(picked);
      }}
    />
  );
});
