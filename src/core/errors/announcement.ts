import type { FailureKind } from '../failure.ts';

/** The toast of a failed call. */
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

/** The announcement of a failed call. None when it was aborted, when the offline notice says it, or when its form does. */
export function announcementOf(kind: FailureKind, operation: string): Announcement | undefined {
  const silence = quiet[operation];
  return silence === 'always' || silence?.includes(kind) ? undefined : announced[kind];
}

/** The name of a failed call in error reports, where it has one of its own. */
export const reportedAs = (operation: string, message: string): string => (operation === 'logout' ? 'Logout API returned unexpected status' : message);

/** Whether a failed call is worth a report. Reports about reports would never end, and without a connection none arrives. */
export const isReported = (kind: FailureKind, operation: string): boolean => operation !== 'logError' && kind !== 'cancelled' && kind !== 'offline';
