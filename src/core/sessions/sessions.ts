import type { Device } from './device.ts';
import type { MemberSession, Session, SessionSource } from './session.ts';

export interface OpenSession extends Device {
  readonly sessionId: string;
  readonly isCurrent: boolean;
  readonly loginSource: SessionSource;
  readonly signedInAt: number;
  /** Day only, as `2026-11-20`. */
  readonly lastUsedOn: string;
}

export abstract class Sessions {
  abstract current(): Promise<Session>;
  /** Fails once the session has ended. */
  abstract refresh(): Promise<MemberSession>;
  /** Current session first, then most recently used. */
  abstract list(): Promise<readonly OpenSession[]>;
  abstract revoke(sessionId: string): Promise<void>;
  abstract revokeOthers(): Promise<void>;
  abstract signOut(): Promise<void>;
}
