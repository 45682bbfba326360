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

/** Calls that fail without a word, because nobody needs to know. */
const alwaysQuiet: readonly string[] = [
  'logError',
  'getHealth',
  'getTopQuestionsMeta',
  'getQuotas',
  'getOwnNews',
  'validateUsername',
  'getSession',
  'refreshSession',
  'logout',
  'getClientId',
  'socialLogin',
  'completePasskeyLogin',
  'completePasskeySignUp',
  'redeemRecoveryCode',
];

/** Calls that are quiet about one kind of failure, which their screen or form says itself. */
const quietAbout: Readonly<Record<string, FailureKind>> = {
  createPost: 'limited',
  createComment: 'limited',
  replyToComment: 'limited',
  reportContent: 'limited',
  getCompany: 'missing',
  getCompanyHeader: 'missing',
  updateWorkExperience: 'missing',
  deleteWorkExperience: 'missing',
  updateEducation: 'missing',
  deleteEducation: 'missing',
  getDeletionReceipt: 'missing',
  createCareerStatus: 'broken',
  getJobPortalAccount: 'broken',
  linkJobPortalAccount: 'broken',
  generateEmailOtp: 'limited',
};

/** Calls whose form says itself that the account is banned, beside the words that it keeps. */
const saysBanItself: readonly string[] = ['createPost', 'updatePost', 'createComment', 'replyToComment', 'updateComment', 'reportContent'];

/** The announcement of a failed call: that the account is banned, wherever that stops it. None when it was aborted, when the offline notice says it, or when its form does. */
export function announcementOf({ kind, code }: Pick<Failure, 'kind' | 'code'>, operation: string): Announcement | undefined {
  if (code === 'BANNED') return saysBanItself.includes(operation) ? undefined : 'banned';
  return alwaysQuiet.includes(operation) || quietAbout[operation] === kind ? undefined : announced[kind];
}

/** The name of a failed call in error reports, where it has one of its own. */
export const reportedAs = (operation: string, message: string): string => (operation === 'logout' ? 'Logout API returned unexpected status' : message);

/** Whether a failed call is worth a report. Reports about reports would never end, and without a connection none arrives. */
export const isReported = (kind: FailureKind, operation: string): boolean => operation !== 'logError' && kind !== 'cancelled' && kind !== 'offline';
