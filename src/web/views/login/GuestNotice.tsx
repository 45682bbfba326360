import { observer } from 'mobx-react-lite';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LogInLink } from './LogInLink.tsx';

/** The notice for guests on a screen of a member's own: why they have to log in, and the link to do so, which leads back here. */
export const GuestNotice = observer(function GuestNotice({ title, because }: { readonly title: string; readonly because: string }) {
  return (
    <div className="wrap page">
      <EmptyState title={title} level={1}>
        <p>{because}</p>
        <LogInLink className="btn main" />
      </EmptyState>
    </div>
  );
});
