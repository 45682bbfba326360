import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { OwnSilencesStore } from '#web/stores/moderation/own-silences-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Tells of a silenced name before typing, and where to read why. */
export const SilenceNote = observer(function SilenceNote() {
  const words = useWords(composerWords);
  const silences = useStore(OwnSilencesStore);
  const store = useStore(ComposerStore);
  const writing = useStore(WritingStore);
  useEffect(() => void silences.read(), [silences]);
  const leave = () => {
    store.close();
    writing.close();
  };
  return (
    <div role="status">
      {silences.isSilenced(store.writing.profileType) && (
        <div className="inset stack g1">
          <p>{words.silencedNow}</p>
          <Link to={screens.ownPosts} onClick={leave}>
            {words.ownPosts}
          </Link>
        </div>
      )}
    </div>
  );
});
