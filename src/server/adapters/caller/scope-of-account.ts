import type { Member } from '#core/sessions/session.ts';
import { PseudonymScope, type ScopeParts } from './pseudonym-scope.ts';

const nobody: Omit<Member, 'userId'> = {
  displayName: '',
  loginSource: 'passkey',
  isReader: false,
  isWriter: false,
  naukriUser: false,
  role: 'member',
  isDeactivated: false,
  signedInAt: 0,
};

/** Scope for unsolicited messages, with the member's view, no other rights and no browser data. */
export const scopeOfAccount = (parts: Omit<ScopeParts, 'context'>, accountId: string): PseudonymScope =>
  new PseudonymScope({
    ...parts,
    context: { caller: { sessionId: '', madeOn: '', expiresAt: 0, member: { ...nobody, userId: accountId } } },
  });
