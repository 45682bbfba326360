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

/** The scope of a member without any request, for what is sent to them unasked. It reads what they would read, and has no right to anything else; what their browser alone keeps is not there. */
export const scopeOfAccount = (parts: Omit<ScopeParts, 'context'>, accountId: string): PseudonymScope =>
  new PseudonymScope({
    ...parts,
    context: { caller: { sessionId: '', madeOn: '', expiresAt: 0, member: { ...nobody, userId: accountId } } },
  });
