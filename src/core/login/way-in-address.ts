import { withoutKeys, withPairs } from '../navigation/address.ts';
import { loginArrivalIn } from './arrival.ts';
import type { LoginProps } from './login-props.ts';
import type { Provider } from './provider.ts';
import { errandOf } from './return-address.ts';

/** Where a press on a provider leads: its login route, told where one comes from and what the login is for. */
export function wayInAddress(provider: Provider, here: string, props: Omit<LoginProps, 'title' | 'subTitle'>, clientId = ''): string {
  const referer = loginArrivalIn(here)?.rest ?? here;
  return withPairs(`/login/${provider}`, {
    referer: withoutKeys(referer, ['campaign']),
    redirectUrl: props.redirectUrl ?? undefined,
    ...errandOf(props),
    clientid: clientId || undefined,
    queryStr: props.queryStr || undefined,
  });
}
