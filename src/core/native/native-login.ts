import { loginCallbackFromUrl } from '../login/login-callback.ts';
import { openedWith, type LoginOptions } from '../login/login-props.ts';
import { redirectAfterLogin } from '../login/return-url.ts';
import { withPairs } from '../navigation/url.ts';
import { longestMessagePath } from './native-messages.ts';

/** Carries the login's purpose and completion. */
export function urlAfterNativeLogin(here: string, options: LoginOptions): string {
  const props = openedWith(options, { title: '', subTitle: '' });
  const leadingFrom = (place: string): string => withPairs(redirectAfterLogin(place, props), { onLogin: 'true' });
  const url = leadingFrom(loginCallbackFromUrl(here)?.rest ?? here);
  return url.length <= longestMessagePath ? url : leadingFrom(here.split(/[?#]/, 1)[0] ?? '/');
}
