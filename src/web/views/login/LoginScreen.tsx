import { observer } from 'mobx-react-lite';
import { LoginPageStore } from '#web/stores/login/login-page-store.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { Mark } from '../ui/Mark.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

/** The login as a page of its own, which needs no script but for passkeys and codes. */
export const LoginScreen = observer(function LoginScreen() {
  const words = useWords(loginWords);
  const { options, back } = useStore(LoginPageStore);
  const props = useStore(LoginMethodsStore).shown(options);
  const { isNew } = useStore(PasskeyStore);
  return (
    <div className="wrap page">
      <div className={styles.page}>
        <LoginPanel
          props={props}
          here={back}
          heading={
            <>
              <Mark />
              <h1>{isNew ? words.begunTitle : props.title}</h1>
            </>
          }
          out={
            isNew ? undefined : (
              <Link to={back} className={`btn quiet wide ${styles.keep}`}>
                {words.keepReading}
              </Link>
            )
          }
        />
      </div>
    </div>
  );
});
