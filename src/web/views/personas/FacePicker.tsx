import { observer } from 'mobx-react-lite';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { PseudoProfileStore } from '#web/stores/personas/pseudo-profile-store.ts';
import { useStore } from '../stores.tsx';
import { Select } from '../fields/Select.tsx';
import { useTalkWords } from '../content/use-talk-words.ts';

/** Under which of their faces somebody writes; both are chosen here, and nothing public joins them. */
export const FacePicker = observer(function FacePicker() {
  const words = useTalkWords();
  const faces = useStore(PseudoProfileStore);
  const { profiles, selected } = faces;
  if (profiles.length === 0) return <span />;
  const nameOf = (type: ProfileType): string => {
    const face = profiles.find(({ profileType }) => profileType === type);
    return words.faces[type](face?.userName ?? face?.bio ?? '');
  };
  const options = profileTypes.filter((type) => profiles.some(({ profileType }) => profileType === type)).map((type) => ({ value: type, label: nameOf(type) }));
  return (
    <Select
      aria-label={words.compose.as}
      options={options}
      value={selected?.profileType ?? 'ANONYMOUS'}
      onChange={({ currentTarget }) => {
        const chosen = profileTypes.find((type) => type === currentTarget.value);
        if (chosen) void faces.choose(chosen);
      }}
    />
  );
});
