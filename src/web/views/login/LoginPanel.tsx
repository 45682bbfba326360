import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { OpenLogin } from '#core/login/login-props.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { WaysInStore } from '#web/stores/login/ways-in-store.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { CodeWay } from './CodeWay.tsx';
import { NewAccount } from './NewAccount.tsx';
import { PasskeyWay } from './PasskeyWay.tsx';
import { ProviderWays } from './ProviderWays.tsx';
import { SignUpWay } from './SignUpWay.tsx';
import { useLoginWords } from './use-login-words.ts';
import { WaysSkeleton } from './WaysSkeleton.tsx';
import styles from './login.module.css';

interface LoginPanelProps {
  readonly props: OpenLogin;
  /** The page behind, to which one comes back. */
  readonly here: string;
  /** The title as whoever shows this draws it. */
  readonly heading: ReactNode;
  /** The way out, without an account; a dialog keeps its own in sight below. */
  readonly out?: ReactNode;
}

/** A login, in a dialog or on a page of its own: what for, the ways in, what we keep, and the way out. */
export const LoginPanel = observer(function LoginPanel({ props, here, heading, out }: LoginPanelProps) {
  const words = useLoginWords();
  const { ways } = useStore(WaysInStore);
  const { isNew } = useStore(PasskeyStore);
  return (
    <div className={styles.panel}>
      <div className={styles.opening}>
        {heading}
        <p className="muted">{props.subTitle}</p>
      </div>
      <Await request={ways} meanwhile={<WaysSkeleton />}>
        {({ providers, hasPasskeys, isDemo }) =>
          isNew ? (
            <NewAccount here={here} props={props} />
          ) : (
            <>
              <ul className={styles.ways} aria-label={words.ways} id="login-modal-yolo">
                <ProviderWays providers={providers} here={here} props={props} />
                {hasPasskeys && <PasskeyWay here={here} props={props} />}
                {hasPasskeys && <SignUpWay isOnlyWay={providers.length === 0} />}
                <CodeWay here={here} props={props} />
              </ul>
              {isDemo && <p className={styles.demo}>{words.demo}</p>}
            </>
          )
        }
      </Await>
      <ul className={styles.promises}>
        {(props.isAnonymous ? words.promisesWithoutName : words.promises).map((promise) => (
          <li key={promise}>
            <CheckIcon />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <div className={styles.out}>
        {out}
        <Link to={screens.dataMap} className={`go muted ${styles.map}`}>
          {words.dataMap}
        </Link>
      </div>
    </div>
  );
});
