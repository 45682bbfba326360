import type { operations as chat } from '#contract/generated/chat.ts';
import type { operations as device } from '#contract/generated/device.ts';
import type { operations as feed } from '#contract/generated/feed.ts';
import type { operations as answers } from '#contract/generated/interviews/comments.ts';
import type { operations as questions } from '#contract/generated/interviews/questions.ts';
import type { operations as moderation } from '#contract/generated/moderation.ts';
import type { operations as notification } from '#contract/generated/notification.ts';
import type { operations as user } from '#contract/generated/user.ts';
import type { Given } from '../http/interceptor.ts';

/** The operations of the contracts in which the matter of a made-up name may stand. */
export type OperationId = keyof chat | keyof device | keyof feed | keyof questions | keyof answers | keyof moderation | keyof notification | keyof user;

const voting = [
  'castVote',
  'castVotesBulk',
  'votePoll',
  'voteSalaryPost',
  'requestAnswer',
  'reportContent',
  'voteAnswer',
  'reportQuestion',
] as const satisfies readonly OperationId[];
const asPersona = [
  'createPost',
  'createComment',
  'replyToComment',
  'createQuestion',
  'createAnswer',
  'addMute',
  'rephrasePost',
  'uploadPostMedia',
  'submitBanAppeal',
  'createChatGroup',
  'getChatGroup',
  'changeChatGroup',
  'acceptChatRequest',
  'inviteToChatGroup',
  'leaveChatGroup',
  'listGroupMessages',
  'sendGroupMessage',
  'markGroupRead',
  'deleteChatMessage',
  'reportChatMessage',
  'getChatStatus',
  'setChatStatus',
  'blockChatUser',
  'unblockChatUser',
] as const satisfies readonly OperationId[];

/** Writing under a name that has not begun: the server carries it out once the name has. */
const waiting = ['createPost', 'createComment', 'replyToComment', 'castVote', 'castVotesBulk', 'votePoll'] as const satisfies readonly OperationId[];

/** The operations that count like a vote. */
export type Voting = (typeof voting)[number];
/** The operations that speak as the persona that the call names. */
export type Speaking = (typeof asPersona)[number];

const isAmong = (names: readonly string[], operation: string): boolean => names.includes(operation);

/** Whether a call counts like a vote, which goes under the made-up name of anyone who has one. */
export const isVoting = (operation: string): boolean => isAmong(voting, operation);

/** Tells whether a call may wait with its name. */
export const mayWaitWithName = (operation: string): boolean => isAmong(waiting, operation);

/** Whether a call is meant for the made-up name: without its key nothing of it may leave the device. */
export function isMeantForName(operation: string, { body, persona }: Given): boolean {
  if (isVoting(operation) || ['validateYoutubeUrl', 'recordPostViews', 'withdrawLater'].includes(operation)) return true;
  const { profileType = persona }: { readonly profileType?: unknown } = Object(body);
  return isAmong(asPersona, operation) && profileType === 'ANONYMOUS';
}
