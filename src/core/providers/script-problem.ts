import type { Failure } from '../failure.ts';
import type { Provider } from './provider.ts';

export type ScriptProblem = 'script-missing' | 'popup_failed_to_open' | 'popup_closed' | 'third-party-cookies' | 'library';

export type ProblemSaid =
  | { readonly says: 'provider'; readonly message: string | undefined }
  | { readonly says: 'wrong'; readonly message: string | undefined }
  | { readonly says: 'message'; readonly message: string }
  | { readonly says: 'third-party-cookies' }
  | undefined;

const problems: readonly (ScriptProblem | undefined)[] = ['script-missing', 'popup_failed_to_open', 'popup_closed', 'third-party-cookies', 'library'];

export const scriptProblemOf = ({ code }: Failure): ScriptProblem | undefined => problems.find((known) => known === code);

/** Message for a failed script login. A script that is missing leaves the redirect. */
export function saidOfScript(provider: Provider, failure: Failure): ProblemSaid {
  const problem = scriptProblemOf(failure);
  if (problem === 'third-party-cookies') return { says: 'third-party-cookies' };
  if (problem === 'popup_closed' || problem === 'popup_failed_to_open') return { says: 'message', message: failure.message };
  if (provider === 'naukri' && failure.message) return { says: 'message', message: failure.message };
  if (problem === 'library') return provider === 'microsoft' ? undefined : { says: 'provider', message: undefined };
  return { says: 'provider', message: provider === 'microsoft' ? failure.message : undefined };
}

/** Message when the server rejects a provider's token. */
export const saidOfServer = ({ message, kind }: Failure): ProblemSaid => ({ says: 'wrong', message: kind === 'offline' ? undefined : message });
