import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { OpenLogin } from '#core/login/login-props.ts';
import { oneTapContainer } from '#core/providers/provider-settings.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { CodeMethod } from './CodeMethod.tsx';
import { MailMethod } from './MailMethod.tsx';
import { NewAccount } from './NewAccount.tsx';
import { PasskeyMethod } from './PasskeyMethod.tsx';
import { ProviderMethods } from './ProviderMethods.tsx';
import { SignUpMethod } from './SignUpMethod.tsx';
import { useWords } from '../words.tsx';
import { MethodsSkeleton } from './MethodsSkeleton.tsx';
import styles from './login.module.css';

interface LoginPanelProps {
  readonly props: OpenLogin;
  readonly here: string;
  /** Title, drawn by the surrounding page. */
  readonly heading: ReactNode;
  readonly below?: ReactNode;
  /** Button to leave. Dialogs show their own below. */
  readonly out?: ReactNode;
}

/** Login with purpose, methods, stored data and a way out. */
export const LoginPanel = observer(function LoginPanel({ props, here, heading, below, out }: LoginPanelProps) {
  const words = useWords(loginWords);
  const { methods } = useStore(LoginMethodsStore);
  const { isNew } = useStore(PasskeyStore);
  return (
    <div className={styles.panel}>
      <div className={`stack g2 ${styles.opening}`}>
        {heading}
        {!isNew && <p className="muted">{props.subTitle}</p>}
        {!isNew && below}
      </div>
      <Await request={methods} meanwhile={<MethodsSkeleton />}>
        {({ providers, hasPasskeys, hasMail }) =>
          isNew ? (
            <NewAccount here={here} props={props} />
          ) : (
            <>
              <div id={oneTapContainer} className={styles.tap} />
              <ul className={styles.methods} aria-label={words.methods}>
                {hasMail && <MailMethod here={here} props={props} />}
                {hasPasskeys && <PasskeyMethod here={here} props={props} isMain={!hasMail} />}
                <ProviderMethods providers={providers} here={here} props={props} />
                <CodeMethod here={here} props={props} />
              </ul>
              {hasPasskeys && <SignUpMethod isOneOfMore={hasMail || providers.length > 0} />}
            </>
          )
        }
      </Await>
      {out}
      {!isNew && <Promises isAnonymous={props.isAnonymous} />}
      <div className={styles.out}>
        <Link to={screens.dataMap} className={`go muted ${styles.map}`}>
          {words.dataMap}
        </Link>
        <Link to={screens.terms} className={`go muted ${styles.map}`}>
          {words.terms}
        </Link>
      </div>
    </div>
  );
});

/** Terms and promises of a login, the demo's own among them. */
const Promises = observer(function Promises({ isAnonymous }: Pick<OpenLogin, 'isAnonymous'>) {
  const words = useWords(loginWords);
  const { value } = useStore(LoginMethodsStore).methods;
  const promises = [...(isAnonymous ? words.promisesWithoutName : words.promises), ...(value && value.providers.length > 0 ? [words.loadsNothing] : [])];
  return (
    <>
      <p className="sm muted">{words.age}</p>
      {value?.isDemo && <p className={styles.demo}>{words.demo}</p>}
      <ul className={`stack g2 ${styles.promises}`}>
        {promises.map((promise) => (
          <li key={promise}>
            <CheckIcon />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
    </>
  );
});
