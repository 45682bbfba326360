import type { Failure, FailureKind } from '../failure.ts';

/** The toast of a failed call. */
export type Announcement = 'missing' | 'signed-out' | 'forbidden' | 'broken' | 'limited' | 'banned';

const announced: Partial<Record<FailureKind, Announcement>> = {
  missing: 'missing',
  'signed-out': 'signed-out',
  forbidden: 'forbidden',
  broken: 'broken',
  limited: 'limited',
};

/** Calls that count what is used. Some browsers block such calls by their address, so that one that is cut off says nothing of the connection. */
const counting: readonly string[] = ['addUsageCounts', 'curateEvent'];

/** Whether a call that got no answer tells that the connection is gone. */
export const tellsOfConnection = (operation: string): boolean => !counting.includes(operation);

/** Ways in, of which a refusal is reported too. */
const waysIn: readonly string[] = ['socialLogin', 'completePasskeyLogin', 'completePasskeySignUp', 'redeemRecoveryCode', 'refreshSession', 'getClientId'];

/** Calls that fail without a word, because nobody needs to know, or because their form says it. */
const alwaysQuiet: readonly string[] = [
  ...counting,
  ...waysIn,
  'logError',
  'listConsents',
  'getHealth',
  'getTopQuestionsMeta',
  'listSimilarCompanies',
  'getQuotas',
  'getOwnNews',
  'getPushPublicKey',
  'registerDevice',
  'registerNameDevice',
  'unregisterDevice',
  'listNotifications',
  'listChatGroups',
  'getChatMetadata',
  'getAvailablePseudoProfiles',
  'actOnNotifications',
  'noteBrowsing',
  'noteImpressions',
  'suggestSearch',
  'listTrendingSearches',
  'validateUsername',
  'getSession',
  'logout',
  'redeemPersonaToken',
];

/** Calls that remove something: what is missing is gone, as was wanted. */
const removals: readonly string[] = [
  'deletePost',
  'deleteComment',
  'deleteAnswer',
  'deleteQuestion',
  'deletePostMedia',
  'deleteSalaryPost',
  'removeNotInterested',
  'removeMute',
  'revokeSession',
  'deletePasskey',
  'deleteProfilePhoto',
  'deleteWorkExperience',
  'deleteEducation',
];

/** Calls that are quiet about one kind of failure, which their screen or form says itself. */
const quietAbout: Readonly<Record<string, FailureKind>> = {
  createPost: 'limited',
  createComment: 'limited',
  replyToComment: 'limited',
  createAnswer: 'limited',
  createQuestion: 'limited',
  reportContent: 'limited',
  listPostComments: 'missing',
  getCompany: 'missing',
  getCompanyHeader: 'missing',
  listSearchResults: 'missing',
  updateWorkExperience: 'missing',
  updateEducation: 'missing',
  getDeletionReceipt: 'missing',
  createCareerStatus: 'broken',
  getJobPortalAccount: 'broken',
  linkJobPortalAccount: 'broken',
  generateEmailOtp: 'limited',
  claimRole: 'missing',
};

/** Calls whose form says itself that the account is banned, beside the words that it keeps. */
const saysBanItself: readonly string[] = [
  'createPost',
  'updatePost',
  'createComment',
  'replyToComment',
  'updateComment',
  'createAnswer',
  'updateAnswer',
  'createQuestion',
  'reportContent',
];

/** The announcement of a failed call: that the account is banned, wherever that stops it. None when it was aborted, when the offline notice says it, or when its form does. */
export function announcementOf({ kind, code }: Pick<Failure, 'kind' | 'code'>, operation: string): Announcement | undefined {
  if (code === 'BANNED') return saysBanItself.includes(operation) ? undefined : 'banned';
  return isQuiet(kind, operation) ? undefined : announced[kind];
}

const isQuiet = (kind: FailureKind, operation: string): boolean =>
  alwaysQuiet.includes(operation) || quietAbout[operation] === kind || (kind === 'missing' && removals.includes(operation));

/** The name of a failed call in error reports: its code or its kind, and never what the server said to a person, for that may name where they work. The call of a sign-out has its own name. */
export const reportedAs = (operation: string, { code, kind }: Pick<Failure, 'kind' | 'code'>): string =>
  operation === 'logout' ? 'Logout API returned unexpected status' : (code ?? kind);

/** Kinds of failures that are answers: a sentence on the screen says them, and nothing is broken. */
const refusals: readonly FailureKind[] = ['invalid', 'signed-out', 'forbidden', 'missing', 'conflict', 'limited'];

/** Codes of requests that no screen may send, so that a screen that does is broken. */
const misuses: readonly (string | undefined)[] = ['REQUEST_INVALID', 'BODY_MALFORMED', 'METHOD_NOT_ALLOWED', 'MEDIA_TYPE_UNSUPPORTED'];

/** Whether a failed call is worth a report. Reports about reports would never end, and without a connection none arrives. */
export function isReported({ kind, code }: Pick<Failure, 'kind' | 'code'>, operation: string): boolean {
  if (operation === 'logError' || kind === 'cancelled' || kind === 'offline') return false;
  return !refusals.includes(kind) || misuses.includes(code) || waysIn.includes(operation);
}
