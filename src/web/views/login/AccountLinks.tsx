import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/session-store.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { LogInLink } from './LogInLink.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The account's rows in the drawer of small screens. */
export const AccountLinks = observer(function AccountLinks({ close }: { readonly close: () => void }) {
  const words = useWords();
  const { isSignedIn } = useStore(SessionStore);
  const signOut = useSignOut();
  if (!isSignedIn) return <LogInLink className="plain strong" onClick={close} />;
  return (
    <>
      <Link to={screens.session} stays onClick={close} className="plain strong">
        {words.shell.devices}
      </Link>
      <button
        type="button"
        className="plain strong"
        onClick={() => {
          close();
          void signOut();
        }}
      >
        {words.shell.signOut}
      </button>
    </>
  );
});
