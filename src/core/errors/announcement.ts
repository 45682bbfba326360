import type { FailureKind } from '../failure.ts';

/** What a person is told in passing when a call fails. */
export type Announcement = 'missing' | 'signed-out' | 'forbidden' | 'broken' | 'limited';

const announced: Partial<Record<FailureKind, Announcement>> = {
  missing: 'missing',
  'signed-out': 'signed-out',
  forbidden: 'forbidden',
  broken: 'broken',
  limited: 'limited',
};

/** Calls that fail without a word, because their screen says it itself or nobody needs to know. */
const quiet: Readonly<Record<string, readonly FailureKind[] | 'always'>> = {
  logError: 'always',
  getHealth: 'always',
  getTopQuestionsMeta: 'always',
  getCompany: ['missing'],
  getCompanyHeader: ['missing'],
  updateWorkExperience: ['missing'],
  deleteWorkExperience: ['missing'],
  updateEducation: ['missing'],
  deleteEducation: ['missing'],
  getDeletionReceipt: ['missing'],
  createCareerStatus: ['broken'],
  getJobPortalAccount: ['broken'],
  linkJobPortalAccount: ['broken'],
  generateEmailOtp: ['limited'],
  validateUsername: 'always',
  getSession: 'always',
  refreshSession: 'always',
  logout: 'always',
  getClientId: 'always',
  socialLogin: 'always',
  completePasskeyLogin: 'always',
  completePasskeySignUp: 'always',
  redeemRecoveryCode: 'always',
};

/** What to say about a failed call. Nothing when it was given up, when the offline notice says it, or when its form does. */
export function announcementOf(kind: FailureKind, operation: string): Announcement | undefined {
  const silence = quiet[operation];
  return silence === 'always' || silence?.includes(kind) ? undefined : announced[kind];
}

/** What a report calls a failed call, where it has a name of its own. */
export const reportedAs = (operation: string, message: string): string => (operation === 'logout' ? 'Logout API returned unexpected status' : message);

/** Whether a failed call is worth a report. Reports about reports would never end, and without a line none arrives. */
export const isReported = (kind: FailureKind, operation: string): boolean => operation !== 'logError' && kind !== 'cancelled' && kind !== 'offline';
