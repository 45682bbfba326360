import type { Provider } from '#core/providers/provider.ts';
import { safeTarget } from '#core/login/safe-target.ts';
import { withoutKeys, withPairs } from '#core/navigation/url.ts';
import type { RedirectLoginOptions } from '#core/login/redirect-logins.ts';

/** Query keys that a login writes itself, or that say something to its reader. */
const reserved = ['onLogin', 'linkedinLogin', 'loginFailed', 'showLoginModal', 'memberChanged', 'signedOut', 'toast'];
const ofTheIntent = ['campaign', 'openOnboarding', 'openCreatePost'];

/** Paths that act or answer in data, and lead nobody to a page. */
const noPages = /^\/+(?:api|log(?:in|out)|ws|metrics|healthz|readyz)(?:[/\\?#;]|$)/i;

const isPage = (url: string): boolean => !noPages.test(url.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));

/** Return URL of a login with its intent, always within this origin (R-130, D-21). */
export function loginReturn({ redirectUrl, referer, campaign, openOnboarding, openCreatePost, queryStr }: RedirectLoginOptions, origin: string): string {
  const wanted = safeTarget(redirectUrl || referer, origin, readUrl);
  const target = withoutKeys(isPage(wanted) ? wanted : '/', reserved);
  const pairs = [...new URLSearchParams(queryStr)].filter(([key]) => ![...reserved, ...ofTheIntent].includes(key));
  return withPairs(target, {
    ...Object.fromEntries(pairs),
    ...(openOnboarding && { openOnboarding }),
    ...(campaign && { campaign }),
    ...(campaign && openCreatePost && { openCreatePost: 'true' }),
  });
}

export const welcomeReturn = (returnTo: string): string => withPairs(returnTo, { onLogin: 'true' });

/** Return URL of a failed login, naming the provider. */
export const failedReturn = (returnTo: string, provider: Provider): string =>
  withPairs(returnTo, provider === 'linkedin' ? { linkedinLogin: 'failed' } : { loginFailed: provider });

const readUrl = (url: string, base: string): URL | undefined => URL.parse(url, base) ?? undefined;
