import { tokensIn, withoutKeys } from '../navigation/url.ts';
import { providerNamed, type Provider } from '../providers/provider.ts';
import type { LoginIntent } from './return-url.ts';

/** A login callback, as the URL tells it: the member comes back from a login, or one shall open. */
export interface LoginCallback {
  /** Whether the member comes back from a provider who let them in. Only the session itself proves it (S-33). */
  readonly isBack: boolean;
  readonly failed: Provider | undefined;
  /** Whether the member has just signed out. */
  readonly isOut: boolean;
  /** Whether another member has signed in in this browser, so that the page was loaded again. */
  readonly isOther: boolean;
  /** The campaign that a login shall open with; `signout` means a session that has ended. */
  readonly opens: string | undefined;
  readonly intent: LoginIntent;
  /** The URL without the pairs read here, so that neither a reload nor a shared link says it again (D-22). */
  readonly rest: string;
}

const keys = ['onLogin', 'linkedinLogin', 'loginFailed', 'signedOut', 'memberChanged', 'showLoginModal', 'openOnboarding', 'openCreatePost', 'campaign'];

/** The callback in a URL; undefined when it says none of it. A campaign alone belongs to the page that set it. */
export function loginCallbackFromUrl(url: string): LoginCallback | undefined {
  const tokens = tokensIn(url);
  const isBack = tokens.get('onLogin') === 'true';
  const failed = tokens.get('linkedinLogin') === 'failed' ? 'linkedin' : providerNamed(tokens.get('loginFailed'));
  const opens = tokens.get('showLoginModal');
  const [isOut, isOther] = [tokens.has('signedOut'), tokens.has('memberChanged')];
  if (!isBack && !failed && !isOut && !isOther && opens === undefined) return undefined;
  return { isBack, failed, isOut, isOther, opens, intent: intentFromUrl(tokens), rest: withoutKeys(url, keys) };
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
