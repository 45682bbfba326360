import { observer } from 'mobx-react-lite';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { PreferenceChoice } from '../shell/PreferenceChoice.tsx';
import { useStore } from '../stores.tsx';
import { ConsentGroup } from './ConsentGroup.tsx';
import { MembersPage } from './MembersPage.tsx';
import { PushSetting } from './PushSetting.tsx';
import { NoticeGroup } from './NoticeGroup.tsx';
import { ReadingGroup, ReadingHere } from './ReadingGroup.tsx';
import { WeeklyMail } from './WeeklyMail.tsx';
import styles from './settings.module.css';
import { useWords } from '../words.tsx';

/** Preferences and consents. Device settings are for guests, too. */
export const PreferencesScreen = observer(function PreferencesScreen() {
  const words = useWords(preferenceWords);
  const store = useStore(OwnPreferencesStore);
  const { heading, text } = words.guest;
  return (
    <MembersPage title={words.title} lead={words.lead} guest={heading} guestBecause={text} open={() => store.open()} forAll={<OnDevice />}>
      <ErrorBoundary>
        <ReadingGroup />
      </ErrorBoundary>
      <ErrorBoundary>
        <NoticeGroup />
      </ErrorBoundary>
      <ErrorBoundary>
        <PushSetting />
      </ErrorBoundary>
      <ErrorBoundary>
        <WeeklyMail />
      </ErrorBoundary>
      <ErrorBoundary>
        <ConsentGroup />
      </ErrorBoundary>
    </MembersPage>
  );
});

const OnDevice = observer(function OnDevice() {
  const { device: words } = useWords(preferenceWords);
  return (
    <section className={styles.section} aria-labelledby="on-device">
      <h2 id="on-device">{words.heading}</h2>
      <p>{words.lead}</p>
      <div className={`card ${styles.device}`}>
        <PreferenceChoice />
      </div>
      <ReadingHere />
    </section>
  );
});
