import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { sessionWords } from '#web/words/sessions/session-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './session.module.css';

/** Re-authentication before changing login methods, then the way back. */
export const LogInAgain = observer(function LogInAgain() {
  const words = useWords(sessionWords);
  const login = useStore(LoginStore);
  return (
    <div className={styles.again} role="alert">
      <p>{words.again}</p>
      <Button onClick={() => login.open({ subTitle: words.again, redirectUrl: screens.session })}>{words.logInAgain}</Button>
    </div>
  );
});
