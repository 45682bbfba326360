import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { AskedAccountStore, type AccountWish } from '#web/stores/account/asked-account-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

/** Tells that another account logged in than the one asked about, and blocks acting until chosen. */
export const OtherAccount = observer(function OtherAccount({ wish }: { readonly wish: AccountWish }) {
  const { other: words } = useWords(accountWords);
  const asked = useStore(AskedAccountStore);
  const login = useStore(LoginStore);
  return (
    <div className={styles.again} role="alert">
      <p>{words.of[wish]}</p>
      <div className="row">
        <Button look="main" onClick={() => login.open({ subTitle: words.of[wish], redirectUrl: screens.manageAccount })}>
          {words.logIn}
        </Button>
        <Button onClick={() => asked.settle()}>{words.stay}</Button>
      </div>
    </div>
  );
});
