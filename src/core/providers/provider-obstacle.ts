import type { Provider } from './provider.ts';

/** The ways in which a provider is asked: by leaving for its own page, by its button in ours, or by what it shows unasked. */
export type LoginFlow = 'redirect' | 'button' | 'one-tap';

/** The facts that are known when a login method is pressed. */
interface LoginAttempt {
  readonly provider: Provider;
  readonly flow: LoginFlow;
  readonly hasCookies: boolean;
  /** An access token from a button, a credential from a one-tap. */
  readonly hasToken: boolean;
  readonly isNaukriSdkLoaded: boolean;
  readonly hasLinkedinFailed: boolean;
}

/** The obstacles for which a login is not even begun. */
export type LoginObstacle = 'cookies' | 'no-token' | 'sdk-missing' | 'failed-before';

/** The first thing that is in the way of a login, if anything does. */
export function obstacleTo({ provider, flow, hasCookies, hasToken, isNaukriSdkLoaded, hasLinkedinFailed }: LoginAttempt): LoginObstacle | undefined {
  if (!hasCookies) return 'cookies';
  if (provider === 'google' && flow !== 'redirect' && !hasToken) return 'no-token';
  if (provider === 'naukri' && flow === 'button' && !isNaukriSdkLoaded) return 'sdk-missing';
  return provider === 'linkedin' && hasLinkedinFailed ? 'failed-before' : undefined;
}
