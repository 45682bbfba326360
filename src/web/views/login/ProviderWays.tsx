import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { OpenLogin } from '#core/login/login-props.ts';
import { googleButton } from '#core/providers/provider-settings.ts';
import type { WayIn } from '#core/login/sign-ins.ts';
import { SocialLoginStore } from '#web/stores/login/social-login-store.ts';
import { WaysInStore } from '#web/stores/login/ways-in-store.ts';
import { useStore } from '../stores.tsx';
import { providerMarks } from './provider-marks.tsx';
import { useLoginWords } from './use-login-words.ts';
import styles from './login.module.css';

interface ProviderWaysProps {
  readonly providers: readonly WayIn[];
  readonly here: string;
  readonly props: OpenLogin;
}

/** One link for each provider there is. Pressed without a script they lead to the same place. */
export const ProviderWays = observer(function ProviderWays({ providers, here, props }: ProviderWaysProps) {
  const ways = useStore(WaysInStore);
  return (
    <>
      {ways.inOrder(providers, here).map((way) => (
        <ProviderWay key={way.provider} way={way} here={here} props={props} />
      ))}
    </>
  );
});

interface ProviderWayProps extends Omit<ProviderWaysProps, 'providers'> {
  readonly way: WayIn;
}

const ProviderWay = observer(function ProviderWay({ way, here, props }: ProviderWayProps) {
  const words = useLoginWords();
  const store = useStore(WaysInStore);
  const social = useStore(SocialLoginStore);
  const { provider } = way;
  const address = store.addressOf(provider, here, props);
  const askScript = async () => {
    const outcome = await social.signIn(way, props.queryStr);
    if (outcome === 'in') store.goOn(here, props);
    if (outcome === 'not-given') store.leave(address);
  };
  const press = (event: MouseEvent) => {
    const isByScript = social.goesByScript(way);
    if (isByScript || !store.press(provider, address)) event.preventDefault();
    if (isByScript) void askScript();
  };
  const isBusy = store.leavingFor === provider || social.asking === provider;
  return (
    <li id={provider === 'google' ? googleButton.element : undefined}>
      <a className={`btn wide ${styles.way}`} href={address} onClick={press} aria-busy={isBusy || undefined}>
        {providerMarks[provider]}
        {words.with[provider]}
      </a>
    </li>
  );
});
