import { observer } from 'mobx-react-lite';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

export const AskAgainButton = observer(function AskAgainButton() {
  const session = useStore(SessionStore);
  const { waiting } = useWords(errorWords);
  return (
    <Button look="main" busy={session.asking.state.status === 'LOADING'} onClick={() => void session.load()}>
      {waiting.again}
    </Button>
  );
});
