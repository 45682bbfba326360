import type { MemberRole } from '../moderation/member-role.ts';
import type { LoginSource } from '../providers/provider.ts';

export type SessionSource = LoginSource | 'passkey' | 'mail' | 'recovery';

export interface Member {
  /** Random id that no answer reveals to others. */
  readonly userId: string;
  readonly displayName: string;
  readonly loginSource: SessionSource;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly naukriUser: boolean;
  readonly role: MemberRole;
  /** True while deactivated, when only returning, leaving and logging out are open. */
  readonly isDeactivated: boolean;
  readonly signedInAt: number;
}

/** Uses server time throughout, including `now`. */
export type Session = GuestSession | MemberSession;

export interface GuestSession {
  readonly member: undefined;
  readonly now: number;
}

export interface MemberSession {
  readonly member: Member;
  readonly now: number;
  readonly refreshAt: number;
  readonly expiresAt: number;
}
