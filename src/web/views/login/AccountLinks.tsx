import { observer } from 'mobx-react-lite';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { LogInLink } from './LogInLink.tsx';
import { useAccountRows } from './use-account-rows.ts';
import { useSignOut } from './use-sign-out.ts';

export const AccountLinks = observer(function AccountLinks({ close }: { readonly close: () => void }) {
  const words = useWords(navigationWords);
  const { isSignedIn, isOutOfReach } = useStore(SessionStore);
  const rows = useAccountRows();
  const signOut = useSignOut();
  if (isOutOfReach) return null;
  if (!isSignedIn) return <LogInLink className="plain strong" onClick={close} />;
  return (
    <>
      {rows.map(({ to, label }) => (
        <Link key={to} to={to} stays onClick={close} className="plain strong">
          {label}
        </Link>
      ))}
      <button
        type="button"
        className="plain strong"
        onClick={() => {
          close();
          signOut();
        }}
      >
        {words.signOut}
      </button>
    </>
  );
});
