import { tokensIn, withoutKeys } from '../navigation/url.ts';
import { providerNamed, type Provider } from '../providers/provider.ts';
import type { LoginIntent } from './return-url.ts';

/** Return from a login, or a request to open one. */
export interface LoginCallback {
  /** Claim only; the session itself is the proof (S-33). */
  readonly isBack: boolean;
  readonly failed: Provider | undefined;
  readonly isOut: boolean;
  /** Another member signed in, so the page was reloaded. */
  readonly isOther: boolean;
  /** Campaign to open a login with; `signout` means an ended session. */
  readonly opens: string | undefined;
  readonly intent: LoginIntent;
  /** URL without these pairs, so that reloads and shared links do not repeat them (D-22). */
  readonly rest: string;
}

const keys = ['onLogin', 'linkedinLogin', 'loginFailed', 'signedOut', 'memberChanged', 'showLoginModal', 'openOnboarding', 'openCreatePost', 'campaign'];

/** Undefined without callback; a campaign alone belongs to the page that set it. */
export function loginCallbackFromUrl(url: string): LoginCallback | undefined {
  const tokens = tokensIn(url);
  const isBack = tokens.get('onLogin') === 'true';
  const failed = tokens.get('linkedinLogin') === 'failed' ? 'linkedin' : providerNamed(tokens.get('loginFailed'));
  const intent = intentFromUrl(tokens);
  const asked = tokens.get('showLoginModal');
  const opens = asked === 'true' ? (intent.campaign ?? asked) : asked;
  const [isOut, isOther] = [tokens.has('signedOut'), tokens.has('memberChanged')];
  if (!isBack && !failed && !isOut && !isOther && opens === undefined) return undefined;
  return { isBack, failed, isOut, isOther, opens, intent, rest: withoutKeys(url, keys) };
}

function intentFromUrl(tokens: ReadonlyMap<string, string>): LoginIntent {
  const openOnboarding = tokens.get('openOnboarding');
  const campaign = tokens.get('campaign');
  return {
    ...((openOnboarding === 'r' || openOnboarding === 'w') && { openOnboarding }),
    ...(campaign !== undefined && { campaign }),
    ...(tokens.get('openCreatePost') === 'true' && { openCreatePost: 'true' }),
  };
}
