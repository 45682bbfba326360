import type { LaterRequests } from '#core/persona-keys/later-requests.ts';
import type { WaitingRequests } from './waiting-requests.ts';

export const memoryLaterRequests = (scope: { readonly signer: string }, waiting: WaitingRequests): LaterRequests => ({
  withdraw: async (submissionKey) => waiting.withdraw(scope.signer, submissionKey),
});
