import type { LaterRequests } from '#core/persona-keys/later-requests.ts';
import type { WaitingRequests } from './waiting-requests.ts';

/** What the key of a request may withdraw of what it has waiting in this process. */
export const memoryLaterRequests = (scope: { readonly signer: string }, waiting: WaitingRequests): LaterRequests => ({
  withdraw: async (submissionKey) => waiting.withdraw(scope.signer, submissionKey),
});
