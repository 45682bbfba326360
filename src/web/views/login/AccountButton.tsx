import { observer } from 'mobx-react-lite';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { PersonIcon } from '../ui/icons.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { useWords } from '../words.tsx';
import { LogInLink } from './LogInLink.tsx';
import { useAccountRows } from './use-account-rows.ts';
import { useSignOut } from './use-sign-out.ts';

export const AccountButton = observer(function AccountButton() {
  const words = useWords(navigationWords);
  const { isSignedIn, isOutOfReach } = useStore(SessionStore);
  const { hasNew } = useStore(MenuMarksStore);
  const rows = useAccountRows();
  const signOut = useSignOut();
  if (isOutOfReach) return <span className="members-place" />;
  if (!isSignedIn) return <LogInLink className="btn entry-btn" />;
  return (
    <Menu
      button={
        <>
          <PersonIcon />
          {hasNew && <i className="dot" />}
        </>
      }
      buttonClass="btn sq"
      label={words.account(hasNew)}
      items={[...rows, { label: words.signOut, press: signOut }]}
    />
  );
});
