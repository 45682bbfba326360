import { observer } from 'mobx-react-lite';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { useStore } from '../stores.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useWords } from '../words.tsx';

/** The subscriptions of the member: topics on which mails come regularly. */
export const SubscriptionGroup = observer(function SubscriptionGroup() {
  const { subscriptions: words } = useWords(preferenceWords);
  const store = useStore(OwnPreferencesStore);
  const { subscriptions } = store;
  return (
    <SettingGroup heading={words.heading} lead={words.lead} setting={subscriptions}>
      {(all) =>
        all.map(({ topic, isOn }) => (
          <SettingSwitch
            key={topic}
            {...words.topics[topic]}
            isOn={isOn}
            hasFailed={subscriptions.failed === topic}
            onChange={(wanted) => void store.subscribe(topic, wanted)}
          />
        ))
      }
    </SettingGroup>
  );
});
