import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { OpenLogin } from '#core/login/login-props.ts';
import { googleButton } from '#core/providers/provider-settings.ts';
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
    if (outcome === 'not-given') store.leave(url);
  };
  const press = (event: MouseEvent) => {
    const isByScript = social.goesByScript(method);
    if (isByScript || !store.press(provider, url, props)) event.preventDefault();
    if (isByScript) void askScript();
  };
  const isBusy = store.leavingFor === provider || social.asking === provider;
  return (
    <li id={provider === 'google' ? googleButton.element : undefined}>
      <a className={`btn wide ${styles.way}`} href={url} onClick={press} aria-busy={isBusy || undefined}>
        {providerMarks[provider]}
        {words.with[provider]}
      </a>
    </li>
  );
});
