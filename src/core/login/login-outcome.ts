import { providerOfMarker, type Provider } from '../providers/provider.ts';

/** The outcome of a login that was begun on this device, for analytics. It names no person. */
export interface LoginResult {
  readonly event: 'userLogin' | 'loginFailed';
  readonly provider: Provider;
}

/** The outcome of a login under way, read from the marker it left; nothing when none was begun. The marker goes, and so does the cookie authtype. */
export function loginOutcomeOf(loginInitiated: string | undefined, isSignedIn: boolean): LoginResult | undefined {
  const provider = providerOfMarker(loginInitiated);
  return provider && { event: isSignedIn ? 'userLogin' : 'loginFailed', provider };
}
