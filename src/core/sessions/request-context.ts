import type { Device } from './device.ts';
import type { Member } from './session.ts';
import type { TokenJar } from './token-jar.ts';

export interface Caller {
  readonly sessionId: string;
  readonly member: Member;
  readonly madeOn: string;
  readonly expiresAt: number;
}

/** Calls back once when a request was answered, timed out or abandoned. */
export type WhenOver = (act: () => void) => void;

/** Has no caller for guests. */
export interface RequestContext {
  readonly caller: Caller | undefined;
  /** Persona whose key signed the request, which then has no caller or account (F-07). */
  readonly persona?: string;
  /** Set when every guest gets the same answer, which may be seconds old. */
  readonly isForEveryone?: true;
  /** Set when a name is only checked and nothing is written. */
  readonly isTrial?: true;
  readonly jar: TokenJar;
  readonly device: Device;
  /** Scheme and host of the request. */
  readonly origin: string;
  /** Source network for rate limits, never stored. */
  readonly network: string;
  /** Absent when no client could leave, as in a job. */
  readonly whenOver?: WhenOver;
}
