import type { Provider } from './provider.ts';

export type LoginFlow = 'redirect' | 'button' | 'one-tap';

interface LoginAttempt {
  readonly provider: Provider;
  readonly flow: LoginFlow;
  readonly hasCookies: boolean;
  readonly hasToken: boolean;
  readonly isNaukriSdkLoaded: boolean;
  readonly hasLinkedinFailed: boolean;
}

export type LoginObstacle = 'cookies' | 'no-token' | 'sdk-missing' | 'failed-before';

/** First obstacle to a login, if any. */
export function obstacleTo({ provider, flow, hasCookies, hasToken, isNaukriSdkLoaded, hasLinkedinFailed }: LoginAttempt): LoginObstacle | undefined {
  if (!hasCookies) return 'cookies';
  if (provider === 'google' && flow !== 'redirect' && !hasToken) return 'no-token';
  if (provider === 'naukri' && flow === 'button' && !isNaukriSdkLoaded) return 'sdk-missing';
  return provider === 'linkedin' && hasLinkedinFailed ? 'failed-before' : undefined;
}
