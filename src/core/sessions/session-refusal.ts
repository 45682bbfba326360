import type { FailureKind } from '../failure.ts';

/** Calls that prove an identity. That one is refused says nothing about the session there is. */
const loginOperations: readonly string[] = ['socialLogin', 'completePasskeyLogin', 'completePasskeySignUp', 'redeemRecoveryCode'];

/** Calls that a page makes by itself. */
const unasked: readonly string[] = [
  'getSession',
  'refreshSession',
  'getQuotas',
  'getOwnNews',
  'listNotifications',
  'listChatGroups',
  'getChatMetadata',
  'actOnNotifications',
];

/** Whether a refusal of this kind ends a session. */
export const isRefusalOfSession = (kind: FailureKind): boolean => kind === 'signed-out' || kind === 'forbidden';

/** Whether a failed call says that the session here has ended (D-03, R-237). */
export const endsSession = (kind: FailureKind, operation: string): boolean => isRefusalOfSession(kind) && !loginOperations.includes(operation);

/** Whether a failed call makes every other call under way pointless. A call that the page makes by itself interrupts nobody. */
export const stopsOthers = (kind: FailureKind, operation: string): boolean => endsSession(kind, operation) && !unasked.includes(operation);

/** Whether a failed call tells a guest that what they wanted needs an account. */
export const asksForLogin = (kind: FailureKind, operation: string): boolean =>
  kind === 'signed-out' && !loginOperations.includes(operation) && !unasked.includes(operation);
