import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { DeactivatedCard } from '../login/DeactivatedNotice.tsx';
import { Part } from '../shell/Part.tsx';
import { PreferenceChoice } from '../shell/PreferenceChoice.tsx';
import { useStore } from '../stores.tsx';
import { ConsentGroup } from './ConsentGroup.tsx';
import { GuestCard } from './GuestCard.tsx';
import { PushSetting } from './PushSetting.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { ToldGroup } from './ToldGroup.tsx';
import { WeeklyMail } from './WeeklyMail.tsx';
import styles from './settings.module.css';
import { useWords } from '../words.tsx';

/** The preferences of a reader, by which the product looks and speaks, and the consents of a member. A setting stands here from the day on which something heeds it. Settings of the device are for guests, too. */
export const PreferencesScreen = observer(function PreferencesScreen() {
  const words = useWords(preferenceWords);
  const { isSignedIn, isDeactivated, isAwake } = useStore(SessionStore);
  const store = useStore(OwnPreferencesStore);
  useEffect(() => {
    if (isAwake) void store.open();
  }, [isAwake, store]);
  return (
    <SettingsPage title={words.title} lead={words.lead}>
      <section className={styles.section} aria-labelledby="on-device">
        <h2 id="on-device">{words.device.heading}</h2>
        <p>{words.device.lead}</p>
        <div className={`card ${styles.device}`}>
          <PreferenceChoice />
        </div>
      </section>
      {isDeactivated ? (
        <DeactivatedCard />
      ) : isSignedIn ? (
        <>
          <Part>
            <ToldGroup />
          </Part>
          <Part>
            <PushSetting />
          </Part>
          <Part>
            <WeeklyMail />
          </Part>
          <Part>
            <ConsentGroup />
          </Part>
        </>
      ) : (
        <GuestCard title={words.guest.heading} because={words.guest.text} />
      )}
    </SettingsPage>
  );
});
