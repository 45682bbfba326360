import { observer } from 'mobx-react-lite';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AccountAway } from './AccountAway.tsx';
import { LogInLink } from './LogInLink.tsx';

interface GuestNoticeProps {
  readonly title: string;
  readonly because: string;
}

/** Tells guests why to log in, with a link back here. Unreachable members are asked to wait. */
export const GuestNotice = observer(function GuestNotice({ title, because }: GuestNoticeProps) {
  if (useStore(SessionStore).isOutOfReach) return <AccountAway />;
  return (
    <div className="wrap page">
      <EmptyState title={title} level={1} because={because}>
        <LogInLink className="btn main" leaves />
      </EmptyState>
    </div>
  );
});
