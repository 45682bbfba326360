import { observer } from 'mobx-react-lite';
import { noticeVersion, type Consent } from '#core/settings/consent.ts';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import type { PreferenceWords } from '#web/words/en/settings/preferences.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { useStore } from '../stores.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useWords } from '../words.tsx';

/** Consents by purpose, with the day each was given or withdrawn. */
export const ConsentGroup = observer(function ConsentGroup() {
  const { consents: words } = useWords(preferenceWords);
  const store = useStore(OwnPreferencesStore);
  const { consents } = store;
  return (
    <SettingGroup heading={words.heading} lead={words.lead} setting={consents}>
      {(all) =>
        all.map((consent) => (
          <SettingSwitch
            key={consent.purpose}
            {...words.purposes[consent.purpose]}
            note={noteOn(consent, words)}
            isOn={consent.isGiven}
            hasFailed={consents.failed === consent.purpose}
            onChange={(isGiven) => void store.allow(consent.purpose, isGiven)}
          />
        ))
      }
    </SettingGroup>
  );
});

function noteOn(consent: Consent, words: PreferenceWords['consents']): string {
  const { isGiven, changedOn } = consent;
  if (changedOn === null) return words.unsaid;
  if (isGiven) return words.given(changedOn);
  return consent.noticeVersion === noticeVersion ? words.taken(changedOn) : words.renewed;
}
