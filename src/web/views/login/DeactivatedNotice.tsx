import { observer } from 'mobx-react-lite';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Replaces own content of a deactivated account, with a link to reactivate. */
export const DeactivatedCard = observer(function DeactivatedCard({ level = 2 }: { readonly level?: 1 | 2 }) {
  const words = useWords(deactivatedWords);
  const session = useStore(SessionStore);
  return (
    <EmptyState title={words.title} level={level}>
      <p>{words.text}</p>
      <Button look="main" className="needs-script" onClick={() => session.putReturnOff(false)}>
        {words.back}
      </Button>
    </EmptyState>
  );
});

export const DeactivatedNotice = () => (
  <div className="wrap page">
    <DeactivatedCard level={1} />
  </div>
);
