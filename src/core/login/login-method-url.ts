import { withoutKeys, withPairs } from '../navigation/url.ts';
import { loginCallbackFromUrl } from './login-callback.ts';
import type { LoginProps } from './login-props.ts';
import type { Provider } from '../providers/provider.ts';
import { intentOf } from './return-url.ts';
import { longestReturnTarget } from './safe-target.ts';

/** Login route with origin and purpose. */
export function loginMethodUrl(provider: Provider, here: string, props: Omit<LoginProps, 'title' | 'subTitle'>, clientId = ''): string {
  const referer = loginCallbackFromUrl(here)?.rest ?? here;
  return withPairs(`/login/${provider}`, {
    referer: fitting(withoutKeys(referer, ['campaign'])),
    redirectUrl: props.redirectUrl ?? undefined,
    ...intentOf(props),
    clientid: clientId || undefined,
    queryStr: props.queryStr || undefined,
  });
}

/** Drops the query of an overlong URL. */
const fitting = (url: string): string => (url.length <= longestReturnTarget ? url : (url.split(/[?#]/, 1)[0] ?? '').slice(0, longestReturnTarget));
