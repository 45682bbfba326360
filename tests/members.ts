import type { Member, MemberSession } from '#core/sessions/session.ts';
import type { OpenSession } from '#core/sessions/sessions.ts';

let made = 0;

export const aMember = (known: Partial<Member> = {}): Member => ({
  userId: `testmember${String(++made).padStart(6, '0')}`,
  displayName: 'Member',
  loginSource: 'google',
  isReader: false,
  isWriter: false,
  naukriUser: false,
  role: 'member',
  isDeactivated: false,
  signedInAt: Date.UTC(2026, 10, 20),
  ...known,
});

/** Session valid for a quarter of an hour from a moment. */
export const aSession = (now: number, member: Member = aMember()): MemberSession => ({
  member,
  now,
  refreshAt: now + 600_000,
  expiresAt: now + 900_000,
});

export const anOpenSession = (known: Partial<OpenSession> = {}): OpenSession => ({
  sessionId: `testsession${String(++made).padStart(5, '0')}`,
  isCurrent: false,
  browser: 'Chrome',
  system: 'Android',
  loginSource: 'google',
  signedInAt: Date.UTC(2026, 10, 1),
  lastUsedOn: '2026-11-18',
  ...known,
});
