import { observer } from 'mobx-react-lite';
import { themes } from '#core/device/preferences.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { Segments } from '../fields/Segments.tsx';
import { useWords } from '../words.tsx';
import styles from './shell.module.css';

/** The choice of how the product speaks and looks, remembered on this device. */
export const PreferenceChoice = observer(function PreferenceChoice() {
  const words = useWords(navigationWords);
  const speech = useStore(WordsStore);
  const appearance = useStore(AppearanceStore);
  return (
    <div className={`${styles.preferences} needs-script`}>
      <Segments
        label={words.language}
        value={speech.language}
        onChange={(language) => void speech.speak(language)}
        options={[
          { value: 'en', label: words.english, lang: 'en' },
          { value: 'hi', label: words.hindi, lang: 'hi' },
        ]}
      />
      <Segments
        label={words.theme}
        value={appearance.theme}
        onChange={(theme) => appearance.choose(theme)}
        options={themes.map((theme) => ({ value: theme, label: words[theme] }))}
      />
    </div>
  );
});
