import type { LaterRequests } from '#core/persona-keys/later-requests.ts';
import type { WaitingRequests } from './waiting-requests.ts';

/** Requests of a key that wait in this process, as far as it may withdraw them. */
export const memoryLaterRequests = (scope: { readonly signer: string }, waiting: WaitingRequests): LaterRequests => ({
  withdraw: async (submissionKey) => waiting.withdraw(scope.signer, submissionKey),
});
