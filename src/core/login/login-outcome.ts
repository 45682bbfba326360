import { providerOfMarker, type Provider } from '../providers/provider.ts';

/** Login outcome for analytics, naming no person. */
export interface LoginResult {
  readonly event: 'userLogin' | 'loginFailed';
  readonly provider: Provider;
}

/** Reads and clears the marker of a login under way. */
export function loginOutcomeOf(loginInitiated: string | undefined, isSignedIn: boolean): LoginResult | undefined {
  const provider = providerOfMarker(loginInitiated);
  return provider && { event: isSignedIn ? 'userLogin' : 'loginFailed', provider };
}
