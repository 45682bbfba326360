import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { OpenLogin } from '#core/login/login-props.ts';
import { googleButtonId } from '#core/providers/provider-settings.ts';
import type { LoginMethod } from '#core/login/token-logins.ts';
import { SocialLoginStore } from '#web/stores/login/social-login-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { providerMarks } from './provider-marks.tsx';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

interface ProviderMethodsProps {
  readonly providers: readonly LoginMethod[];
  readonly here: string;
  readonly props: OpenLogin;
}

/** Link per provider, which also works without script. */
export const ProviderMethods = observer(function ProviderMethods({ providers, here, props }: ProviderMethodsProps) {
  const methods = useStore(LoginMethodsStore);
  return (
    <>
      {methods.inOrder(providers, here).map((method) => (
        <ProviderMethod key={method.provider} method={method} here={here} props={props} />
      ))}
    </>
  );
});

interface ProviderMethodProps extends Omit<ProviderMethodsProps, 'providers'> {
  readonly method: LoginMethod;
}

const ProviderMethod = observer(function ProviderMethod({ method, here, props }: ProviderMethodProps) {
  const words = useWords(loginWords);
  const store = useStore(LoginMethodsStore);
  const social = useStore(SocialLoginStore);
  const { provider } = method;
  const url = store.urlOf(provider, here, props);
  const askScript = async () => {
    const outcome = await social.signIn(method, props.queryStr);
    if (outcome === 'in') store.goOn(here, props);
    if (outcome === 'no-script') store.leave(url);
  };
  const follow = (event: MouseEvent) => {
    if (!store.press(provider, url, props)) event.preventDefault();
  };
  const press = (event: MouseEvent) => {
    // While another provider's one-tap waits, its page is the way.
    if (!social.goesByScript(method) || (social.asking ?? provider) !== provider) return follow(event);
    event.preventDefault();
    void askScript();
  };
  const isBusy = store.leavingFor === provider || social.asking === provider;
  const tap = social.tapOf(provider);
  return (
    <li id={provider === 'google' ? googleButtonId : undefined}>
      {tap === 'shown' ? (
        <a className="go" href={url} onClick={follow}>
          {words.oneTap.instead(words.providers[provider])}
        </a>
      ) : (
        <a className={`btn wide ${styles.way}`} href={url} onClick={press} aria-busy={isBusy || undefined}>
          {providerMarks[provider]}
          {words.with[provider]}
        </a>
      )}
      {method.takesOneTap && (
        <p role="status" className="hint">
          {tap && words.oneTap[tap]}
        </p>
      )}
    </li>
  );
});
