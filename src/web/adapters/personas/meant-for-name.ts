import type { Given } from '../http/detour.ts';

/** The operations that count like a vote. */
const voting = /^(castVote|castVotesBulk|votePoll|voteSalaryPost|requestAnswer|reportContent)$/;

/** The operations that speak as the persona that the call names. */
const speaking = /^(createPost|createComment|replyToComment|addMute|rephrasePost|uploadPostMedia|submitBanAppeal)$/;

/** Whether a call counts like a vote, which goes under the made-up name of whoever has one. */
export const isVoting = (operation: string): boolean => voting.test(operation);

/** Whether a call is meant for the made-up name: without its key nothing of it may leave the device. */
export function isMeantForName(operation: string, { body, persona }: Given): boolean {
  if (isVoting(operation) || operation === 'validateYoutubeUrl') return true;
  const { profileType = persona }: { readonly profileType?: unknown } = Object(body);
  return speaking.test(operation) && profileType === 'ANONYMOUS';
}
