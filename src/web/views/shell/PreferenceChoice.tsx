import { observer } from 'mobx-react-lite';
import { languageNames, themes } from '#core/device/preferences.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { Segments } from '../fields/Segments.tsx';
import { useWords } from '../words.tsx';
import styles from './shell.module.css';

/** Language and look, remembered on this device. */
export const PreferenceChoice = observer(function PreferenceChoice() {
  const words = useWords(navigationWords);
  const speech = useStore(WordsStore);
  const { languages } = useStore(HostStore).settings;
  const appearance = useStore(AppearanceStore);
  return (
    <div className={`${styles.preferences} needs-script`}>
      {languages.length > 1 && (
        <Segments
          label={words.language}
          value={speech.language}
          onChange={(language) => void speech.speak(language)}
          options={languages.map((language) => ({ value: language, label: languageNames[language], lang: language }))}
        />
      )}
      <Segments
        label={words.theme}
        value={appearance.theme}
        onChange={(theme) => appearance.choose(theme)}
        options={themes.map((theme) => ({ value: theme, label: words[theme] }))}
      />
    </div>
  );
});
