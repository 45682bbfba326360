import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { LogInLink } from './LogInLink.tsx';
import { useSignOut } from './use-sign-out.ts';

const rows = [
  { to: 'user', label: 'profile' },
  { to: 'settings', label: 'settings' },
  { to: 'session', label: 'devices' },
] as const;

/** The account's rows in the drawer of small screens. */
export const AccountLinks = observer(function AccountLinks({ close }: { readonly close: () => void }) {
  const words = useWords(navigationWords);
  const { isSignedIn, isOutOfReach, mayModerate } = useStore(SessionStore);
  const signOut = useSignOut();
  if (isOutOfReach) return null;
  if (!isSignedIn) return <LogInLink className="plain strong" onClick={close} />;
  return (
    <>
      {rows.map(({ to, label }) => (
        <Link key={to} to={screens[to]} stays onClick={close} className="plain strong">
          {words[label]}
        </Link>
      ))}
      {mayModerate && (
        <Link to={screens.moderation} stays onClick={close} className="plain strong">
          {words.moderation}
        </Link>
      )}
      <button
        type="button"
        className="plain strong"
        onClick={() => {
          close();
          void signOut();
        }}
      >
        {words.signOut}
      </button>
    </>
  );
});
