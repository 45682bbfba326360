import { observer } from 'mobx-react-lite';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';

/** The choice of the persona to write under, of both; nothing public joins them. */
export const PersonaPicker = observer(function PersonaPicker() {
  const words = useWords(postWords);
  const personas = useStore(PersonaChoiceStore);
  const { profiles, selected } = personas;
  if (profiles.length === 0) return <span />;
  const nameOf = (type: ProfileType): string => {
    const persona = profiles.find(({ profileType }) => profileType === type);
    return words.personas[type](persona?.userName ?? persona?.bio ?? '');
  };
  const options = profileTypes.filter((type) => profiles.some(({ profileType }) => profileType === type)).map((type) => ({ value: type, label: nameOf(type) }));
  return (
    <Select
      aria-label={words.compose.as}
      options={options}
      value={selected?.profileType ?? 'ANONYMOUS'}
      onChange={({ currentTarget }) => {
        const chosen = profileTypes.find((type) => type === currentTarget.value);
        if (chosen) void personas.choose(chosen);
      }}
    />
  );
});
