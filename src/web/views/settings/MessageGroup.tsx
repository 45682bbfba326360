import { observer } from 'mobx-react-lite';
import { chatOpenings, type MessagePreference } from '#core/settings/message-preference.ts';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { useStore } from '../stores.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useWords } from '../words.tsx';

const switches = ['replies', 'votes', 'communities', 'jobs', 'showsContent'] as const satisfies readonly (keyof MessagePreference)[];

/** Of what the member wants to be told, and by whom they may be written to. */
export const MessageGroup = observer(function MessageGroup() {
  const { messages: words } = useWords(preferenceWords);
  const { messages } = useStore(OwnPreferencesStore);
  const set = (name: keyof MessagePreference, change: Partial<MessagePreference>) => void messages.change(name, (value) => ({ ...value, ...change }));
  return (
    <SettingGroup heading={words.heading} lead={words.lead} setting={messages}>
      {(value) => (
        <>
          <SettingChoice
            label={words.chats}
            text={words.chatsText}
            value={value.chats}
            options={chatOpenings.map((opening) => ({ value: opening, label: words.chatOpenings[opening] }))}
            hasFailed={messages.failed === 'chats'}
            onChange={(chats) => set('chats', { chats })}
          />
          {switches.map((name) => (
            <SettingSwitch
              key={name}
              {...words[name]}
              isOn={value[name]}
              hasFailed={messages.failed === name}
              onChange={(isOn) => set(name, { [name]: isOn })}
            />
          ))}
        </>
      )}
    </SettingGroup>
  );
});
