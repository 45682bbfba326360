import { observer } from 'mobx-react-lite';
import { LoginPageStore } from '#web/stores/login/login-page-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { useSignOut } from './use-sign-out.ts';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

/** Login as a page, which needs script only for passkeys and codes. */
export const LoginScreen = observer(function LoginScreen() {
  const words = useWords(loginWords);
  const { options, back } = useStore(LoginPageStore);
  const props = useStore(LoginMethodsStore).shown(options);
  const { isNew } = useStore(PasskeyStore);
  const { isSignedIn } = useStore(SessionStore);
  return (
    <div className="wrap page">
      <div className={styles.page}>
        {!isNew && <SignedInAlready />}
        <LoginPanel
          props={props}
          here={back}
          heading={<h1>{isNew ? words.begunTitle : props.title}</h1>}
          out={
            isNew || isSignedIn ? undefined : (
              <Link to={back} className="btn wide">
                {words.keepReading}
              </Link>
            )
          }
        />
      </div>
    </div>
  );
});

/** Tells who is signed in before another login replaces them. */
const SignedInAlready = observer(function SignedInAlready() {
  const words = useWords(loginWords);
  const { back } = useStore(LoginPageStore);
  const { member } = useStore(SessionStore);
  const signOut = useSignOut();
  if (!member) return null;
  return (
    <section className="inset stack g2" aria-label={words.signedInAs(member.displayName)}>
      <p>{words.signedInAs(member.displayName)}</p>
      <div className="row">
        <Link className="btn main" to={back}>
          {words.goOn}
        </Link>
        <Button onClick={signOut}>{words.signOutFirst}</Button>
      </div>
    </section>
  );
});
