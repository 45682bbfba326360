import type { MemberRole } from '../moderation/member-role.ts';
import type { LoginSource } from '../providers/provider.ts';

/** The login method of a session. */
export type SessionSource = LoginSource | 'passkey' | 'mail' | 'recovery';

/** The member as only they see themselves. */
export interface Member {
  /** A random name that is in no answer to anyone else. */
  readonly userId: string;
  readonly displayName: string;
  readonly loginSource: SessionSource;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly naukriUser: boolean;
  readonly role: MemberRole;
  /** Whether they rest and have not come back yet; until they do, nothing but coming back, leaving or logging out is open to them. */
  readonly isDeactivated: boolean;
  readonly signedInAt: number;
}

/** The session of the caller. Its moments are those of the server, and so is `now`. */
export type Session = GuestSession | MemberSession;

export interface GuestSession {
  readonly member: undefined;
  readonly now: number;
}

export interface MemberSession {
  readonly member: Member;
  readonly now: number;
  /** The moment from which the session wants to be refreshed. */
  readonly refreshAt: number;
  readonly expiresAt: number;
}
