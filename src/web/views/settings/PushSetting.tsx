import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { pushedTopics } from '#core/notifications/notification-topics.ts';
import { PushDeviceStore } from '#web/stores/notifications/push-device-store.ts';
import { OwnMessagesStore } from '#web/stores/settings/own-messages-store.ts';
import { pushWords } from '#web/words/notifications/push-words.ts';
import { noticeWords } from '#web/words/settings/notice-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { QuietHoursSetting } from './QuietHoursSetting.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import styles from './settings.module.css';

/** Push notifications on this device. Draws nothing where the installation sends none. */
export const PushSetting = observer(function PushSetting() {
  const words = useWords(pushWords);
  const store = useStore(PushDeviceStore);
  useEffect(() => void store.open(), [store]);
  const { permission, looking, turningOn, turningOff } = store;
  if (permission === undefined || (permission !== 'unsupported' && looking.state.status !== 'SUCCESS')) return null;
  const isBusy = turningOn.state.status === 'LOADING';
  const hasFailed = turningOn.state.status === 'FAILURE' || turningOff.state.status === 'FAILURE';
  const change = (isOn: boolean) => void (isOn ? store.turnOn() : store.turnOff());
  return (
    <section className={styles.section} aria-labelledby="push-here">
      <h2 id="push-here">{words.heading}</h2>
      {permission === 'unsupported' || permission === 'denied' ? (
        <p className="muted">{permission === 'denied' ? words.blocked : words.unsupported}</p>
      ) : (
        <ul className={`card list ${styles.list}`}>
          <SettingSwitch {...words.setting} isOn={store.isOn || isBusy} hasFailed={hasFailed} onChange={change} />
          {store.isOn && <PushWishes />}
        </ul>
      )}
    </section>
  );
});

const PushWishes = observer(function PushWishes() {
  const { device: words } = useWords(noticeWords);
  const store = useStore(OwnMessagesStore);
  const { value, failed } = store.messages;
  if (!value) return null;
  const { pushed, showsContent } = value;
  return (
    <>
      {pushedTopics.map((topic) => (
        <SettingSwitch
          key={topic}
          {...words.topics[topic]}
          isOn={pushed.includes(topic)}
          hasFailed={failed === `pushed ${topic}`}
          onChange={(isOn) => void store.change(`pushed ${topic}`, { pushed: pushedTopics.filter((each) => (each === topic ? isOn : pushed.includes(each))) })}
        />
      ))}
      <SettingSwitch
        {...words.showsContent}
        isOn={showsContent}
        hasFailed={failed === 'showsContent'}
        onChange={(isOn) => void store.change('showsContent', { showsContent: isOn })}
      />
      <QuietHoursSetting />
    </>
  );
});
