import { observer } from 'mobx-react-lite';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

/** Leads a finished text through login and the choice of a name, with the text kept (D-18). */
export const PostLater = observer(function PostLater() {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const gate = useStore(WritingGateStore);
  const { isSignedIn } = useStore(SessionStore);
  return (
    <>
      <p className={`hint ${styles.why}`}>{words.first[isSignedIn ? 'name' : 'login']}</p>
      <Button look="main" onClick={() => store.check() && gate.lead({ ...store.options, draft: store.writing.submissionKey })}>
        {words.post}
      </Button>
    </>
  );
});
