import type { PortalAccounts, PortalProof, PortalReply } from '#core/verification/portal-accounts.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { SealedCookies } from './sealed-cookies.ts';

export interface PortalToken {
  readonly token: string;
  /** Time for which the portal takes it. */
  readonly forMs: number;
}

interface Kept {
  readonly accountId: string;
  readonly token: string;
}

const longestMs = 3_600_000;

/** Longest token that a sealed cookie has room for. */
const longestToken = 2_400;

/** Keeps the token of a login at the portal in the browser alone, sealed, for an hour at most. */
export function keepPortalToken(scope: RequestScope, accountId: string, { token, forMs }: PortalToken): void {
  if (token.length > longestToken || !/^[\x21-\x7e]+$/.test(token)) return;
  new SealedCookies(scope).give('portal', { accountId, token } satisfies Kept, Math.min(forMs, longestMs));
}

/** Job portal as this browser can prove its account there. */
export const portalOfBrowser = (scope: RequestScope, portal: PortalAccounts) => ({
  find: async (accountId: string, proof?: PortalProof): Promise<PortalReply> =>
    portal.find(accountId, proof ? await withNonce(scope, proof) : keptProof(scope, accountId)),
});

/** Uses up the nonce of startOneTap, as a login does. */
async function withNonce(scope: RequestScope, proof: PortalProof): Promise<PortalProof> {
  const begun = await new SealedCookies(scope).take<{ nonce: string }>('one-tap');
  return { ...proof, nonce: begun?.nonce };
}

function keptProof(scope: RequestScope, accountId: string): PortalProof | undefined {
  const kept = new SealedCookies(scope).peek<Kept>('portal');
  return kept?.accountId === accountId ? { kind: 'login', token: kept.token } : undefined;
}
