import { observer } from 'mobx-react-lite';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LogInLink } from './LogInLink.tsx';

/** What stands for guests where everything is one member's own: why, and the login method, which leads back here. */
export const GuestDoor = observer(function GuestDoor({ title, because }: { readonly title: string; readonly because: string }) {
  return (
    <div className="wrap page">
      <EmptyState title={title} level={1}>
        <p>{because}</p>
        <LogInLink className="btn main" />
      </EmptyState>
    </div>
  );
});
