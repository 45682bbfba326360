import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { calculatorScreens } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { KeptPagesStore } from '#web/stores/offline/kept-pages-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { offlineWords } from '#web/words/offline/offline-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Offline page with what can be read. Its links load documents, as its router knows no other screen. */
export const AwayScreen = observer(function AwayScreen() {
  const words = useWords(offlineWords);
  const shell = useWords(navigationWords);
  const { listing } = useStore(KeptPagesStore);
  useEffect(() => void listing.send(), [listing]);
  const { name } = useStore(WordsStore);
  const pages = listing.value ?? [];
  return (
    <div className="wrap page stack g4">
      <header className="stack g2" role="status">
        <h1>{words.heading}</h1>
        <p className="muted">{words.because}</p>
      </header>
      <section className="stack g2" aria-labelledby="kept-pages">
        <h2 id="kept-pages">{words.read}</h2>
        {listing.value && pages.length === 0 && <p>{words.none}</p>}
        <ul className="stack g2">
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title.replace(` | ${name}`, '')}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack g2" aria-labelledby="offline-tools">
        <h2 id="offline-tools">{words.tools}</h2>
        <ul className="stack g2">
          {calculatorScreens.map((screen) => (
            <li key={screen}>
              <a href={screens[screen]}>{shell[screen]}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});
