import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { AccountProblem } from '#web/stores/account/account-store.ts';
import { AskedAccountStore, type AccountWish } from '#web/stores/account/asked-account-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { StillByKey } from './StillByKey.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

interface AccountProblemLineProps {
  readonly problem: AccountProblem;
  readonly wish: AccountWish;
  readonly onLogin?: () => void;
}

/** Reason and a link to re-authenticate that leads back here (S-25), remembering the account meant. */
export const AccountProblemLine = observer(function AccountProblemLine({ problem, wish, onLogin }: AccountProblemLineProps) {
  const words = useWords(accountWords);
  const login = useStore(LoginStore);
  const asked = useStore(AskedAccountStore);
  useEffect(() => {
    if (problem === 'again') asked.note(wish);
  }, [problem, wish, asked]);
  const press = () => {
    onLogin?.();
    login.open({ subTitle: words.again.text, redirectUrl: screens.manageAccount });
  };
  return (
    <div role="alert">
      {problem === 'again' && (
        <div className={styles.again}>
          <p>{words.again.text}</p>
          <Button onClick={press}>{words.again.logIn}</Button>
        </div>
      )}
      {problem === 'byKey' && <StillByKey />}
      {problem && problem !== 'again' && problem !== 'byKey' && (
        <p className="err">
          <WarningIcon small />
          {words[problem]}
        </p>
      )}
    </div>
  );
});
