import type { Failure } from '../failure.ts';
import type { Provider } from './provider.ts';

/** How the script of a provider lets somebody down; the codes of its failures. */
export type ScriptTrouble = 'script-missing' | 'popup_failed_to_open' | 'popup_closed' | 'third-party-cookies' | 'library';

/** What is said about it: which sentence, and whether what the script or the server said follows. */
export type TroubleSaid =
  | { readonly says: 'provider'; readonly message: string | undefined }
  | { readonly says: 'wrong'; readonly message: string | undefined }
  | { readonly says: 'message'; readonly message: string }
  | { readonly says: 'third-party-cookies' }
  | undefined;

const troubles: readonly (ScriptTrouble | undefined)[] = ['script-missing', 'popup_failed_to_open', 'popup_closed', 'third-party-cookies', 'library'];

export const troubleOf = ({ code }: Failure): ScriptTrouble | undefined => troubles.find((known) => known === code);

/** What to say when a login by the script of a provider fails. */
export function saidOfScript(provider: Provider, failure: Failure): TroubleSaid {
  const trouble = troubleOf(failure);
  if (trouble === 'script-missing') return { says: 'wrong', message: undefined };
  if (trouble === 'third-party-cookies') return { says: 'third-party-cookies' };
  if (trouble === 'popup_closed' || trouble === 'popup_failed_to_open') return { says: 'message', message: failure.message };
  if (provider === 'naukri' && failure.message) return { says: 'message', message: failure.message };
  if (trouble === 'library') return provider === 'microsoft' ? undefined : { says: 'provider', message: undefined };
  return { says: 'provider', message: provider === 'microsoft' ? failure.message : undefined };
}

/** What to say when the server does not take the token that a provider gave. */
export const saidOfServer = ({ message, kind }: Failure): TroubleSaid => ({ says: 'wrong', message: kind === 'offline' ? undefined : message });
