import { observer } from 'mobx-react-lite';
import { feedStarts, type MemberPreference } from '#core/settings/member-preference.ts';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { useStore } from '../stores.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useWords } from '../words.tsx';

const switches = ['hidesReadPosts', 'savesData', 'warnsBeforeLeaving'] as const satisfies readonly (keyof MemberPreference)[];

/** How the member likes to read. */
export const ReadingGroup = observer(function ReadingGroup() {
  const { reading: words } = useWords(preferenceWords);
  const { reading } = useStore(OwnPreferencesStore);
  const set = (name: keyof MemberPreference, change: Partial<MemberPreference>) => void reading.change(name, (value) => ({ ...value, ...change }));
  return (
    <SettingGroup heading={words.heading} setting={reading}>
      {(value) => (
        <>
          <SettingChoice
            label={words.feedStart}
            value={value.feedStart}
            options={feedStarts.map((start) => ({ value: start, label: words.feedStarts[start] }))}
            hasFailed={reading.failed === 'feedStart'}
            onChange={(feedStart) => set('feedStart', { feedStart })}
          />
          {switches.map((name) => (
            <SettingSwitch
              key={name}
              {...words[name]}
              isOn={value[name]}
              hasFailed={reading.failed === name}
              onChange={(isOn) => set(name, { [name]: isOn })}
            />
          ))}
        </>
      )}
    </SettingGroup>
  );
});
