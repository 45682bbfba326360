import type { Provider } from './provider.ts';

interface LoginAttempt {
  readonly provider: Provider;
  readonly hasCookies: boolean;
  readonly hasLinkedinFailed: boolean;
}

export type LoginObstacle = 'cookies' | 'failed-before';

/** First obstacle to a login, if any. Scripts miss tokens and themselves where they are asked. */
export function obstacleTo({ provider, hasCookies, hasLinkedinFailed }: LoginAttempt): LoginObstacle | undefined {
  if (!hasCookies) return 'cookies';
  return provider === 'linkedin' && hasLinkedinFailed ? 'failed-before' : undefined;
}
