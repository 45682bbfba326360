import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { listedTopics } from '#core/settings/message-preference.ts';
import { OwnMessagesStore } from '#web/stores/settings/own-messages-store.ts';
import { noticeWords } from '#web/words/settings/notice-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';

/** Notices below the bell, by topic. */
export const NoticeGroup = observer(function NoticeGroup() {
  const { list: words } = useWords(noticeWords);
  const store = useStore(OwnMessagesStore);
  useEffect(() => void store.messages.open(), [store]);
  return (
    <SettingGroup heading={words.heading} lead={words.lead} setting={store.messages}>
      {(messages) =>
        listedTopics.map((topic) => (
          <SettingSwitch
            key={topic}
            {...words.topics[topic]}
            isOn={messages[topic]}
            hasFailed={store.messages.failed === topic}
            onChange={(isOn) => void store.change(topic, { [topic]: isOn })}
          />
        ))
      }
    </SettingGroup>
  );
});
