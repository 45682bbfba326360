import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { feedStarts, type MemberPreference } from '#core/device/member-preference.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ReadingPreferencesStore } from '#web/stores/settings/reading-preferences-store.ts';
import { readingWords } from '#web/words/settings/reading-words.ts';
import { Segments } from '../fields/Segments.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingProblem } from './SettingProblem.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import styles from './settings.module.css';

/** Reading preferences of a member, on every device. */
export const ReadingGroup = observer(function ReadingGroup() {
  const words = useWords(readingWords);
  const store = useStore(ReadingPreferencesStore);
  useEffect(() => void store.open(), [store]);
  return (
    <SettingGroup heading={words.heading} lead={words.lead} setting={store.own}>
      {({ feedStart }) => (
        <>
          <li className={styles.setting}>
            <Segments
              label={words.feedStart.label}
              value={feedStart}
              onChange={(start) => void store.change('feedStart', { feedStart: start })}
              options={feedStarts.map((start) => ({ value: start, label: words.feedStart.choices[start] }))}
            />
            <p className="muted sm">{words.feedStart.text}</p>
            <SettingProblem hasFailed={store.own.failed === 'feedStart'} />
          </li>
          <ReadingSwitch name="hidesReadPosts" />
          <ReadingSwitch name="savesData" />
          <ReadingSwitch name="warnsBeforeLeaving" />
        </>
      )}
    </SettingGroup>
  );
});

/** Reading preferences that make sense without an account. */
export const ReadingHere = observer(function ReadingHere() {
  const { isSignedIn } = useStore(SessionStore);
  if (isSignedIn) return null;
  return (
    <ul className={`card list ${styles.list} needs-script`}>
      <ReadingSwitch name="savesData" />
      <ReadingSwitch name="warnsBeforeLeaving" />
    </ul>
  );
});

const ReadingSwitch = observer(function ReadingSwitch({ name }: { readonly name: Exclude<keyof MemberPreference, 'feedStart'> }) {
  const words = useWords(readingWords);
  const store = useStore(ReadingPreferencesStore);
  const { chosen, savesData } = useStore(AppearanceStore);
  const isAskedByDevice = name === 'savesData' && savesData && !chosen.savesData;
  return (
    <SettingSwitch
      {...words.switches[name]}
      {...(isAskedByDevice && { note: words.askedByDevice })}
      isOn={chosen[name]}
      hasFailed={store.own.failed === name}
      onChange={(isOn) => void store.change(name, { [name]: isOn })}
    />
  );
});
