import { observer } from 'mobx-react-lite';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { LogInLink } from './LogInLink.tsx';

interface GuestNoticeProps {
  readonly title: string;
  readonly because: string;
  /** The notice for a member whose session cannot be asked for just now. */
  readonly away: string;
}

/** The notice for guests on a screen of a member's own: why they have to log in, and the link to do so, which leads back here. A member who cannot be reached is asked to wait. */
export const GuestNotice = observer(function GuestNotice({ title, because, away }: GuestNoticeProps) {
  const session = useStore(SessionStore);
  const { waiting } = useWords(errorWords);
  return (
    <div className="wrap page">
      <EmptyState title={session.isOutOfReach ? away : title} level={1}>
        <p>{session.isOutOfReach ? waiting.offline : because}</p>
        {session.isOutOfReach ? (
          <Button look="main" busy={session.asking.state.status === 'LOADING'} onClick={() => void session.load()}>
            {waiting.again}
          </Button>
        ) : (
          <LogInLink className="btn main" />
        )}
      </EmptyState>
    </div>
  );
});
