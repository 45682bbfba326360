import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { AccountTrouble } from '#web/stores/account/account-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import styles from '../settings/settings.module.css';
import { useAccountWords } from './use-account-words.ts';

interface AccountTroubleLineProps {
  readonly trouble: AccountTrouble;
  /** What stands over the page and has to make room for the login. */
  readonly onLogin?: () => void;
}

/** Why it did not work, and the way to show once more who one is; it leads back here (S-25). */
export const AccountTroubleLine = observer(function AccountTroubleLine({ trouble, onLogin }: AccountTroubleLineProps) {
  const words = useAccountWords();
  const login = useStore(LoginStore);
  const press = () => {
    onLogin?.();
    login.open({ subTitle: words.again.text, redirectUrl: screens.manageAccount });
  };
  return (
    <div role="alert">
      {trouble === 'again' && (
        <div className={styles.again}>
          <p>{words.again.text}</p>
          <Button onClick={press}>{words.again.logIn}</Button>
        </div>
      )}
      {trouble && trouble !== 'again' && (
        <p className="err">
          <WarningIcon small />
          {words[trouble]}
        </p>
      )}
    </div>
  );
});
