import type { Device } from './device.ts';
import type { MemberSession, Session, SessionSource } from './session.ts';

/** One browser in which the member is signed in. */
export interface OpenSession extends Device {
  readonly sessionId: string;
  readonly isCurrent: boolean;
  readonly loginSource: SessionSource;
  readonly signedInAt: number;
  /** A day, as `2026-11-20`. */
  readonly lastUsedOn: string;
}

/** The session of the caller, and the others of the same member. */
export abstract class Sessions {
  abstract current(): Promise<Session>;
  /** Changes the tokens for new ones; a failure says that the session has ended. */
  abstract refresh(): Promise<MemberSession>;
  /** The one that asks comes first, then the latest used. */
  abstract list(): Promise<readonly OpenSession[]>;
  abstract revoke(sessionId: string): Promise<void>;
  abstract revokeOthers(): Promise<void>;
  abstract signOut(): Promise<void>;
}
