import type { Device } from './device.ts';
import type { Member } from './session.ts';
import type { TokenJar } from './token-jar.ts';

/** The signed-in member behind a request, in one of their sessions. */
export interface Caller {
  readonly sessionId: string;
  readonly member: Member;
  /** The day the account was made. */
  readonly madeOn: string;
  /** The moment at which the token that was shown ends. */
  readonly expiresAt: number;
}

/** Calls back once when a request is over: answered, timed out, or left by its client. */
export type WhenOver = (act: () => void) => void;

/** One request: its caller, its cookies, its device. A guest's has no caller. */
export interface RequestContext {
  readonly caller: Caller | undefined;
  /** The persona whose key signed the request (F-07). Such a request has no caller: nothing of an account is known in it. */
  readonly persona?: string;
  /** Said where the answer is given to every guest alike, and may be some seconds old. */
  readonly isForEveryone?: true;
  /** Said where it is only looked whether a name could be made, and nothing is written. */
  readonly isTrial?: true;
  readonly jar: TokenJar;
  readonly device: Device;
  /** Scheme and host by which we were reached. */
  readonly origin: string;
  /** The network it comes from, as rate limits count it; it is stored nowhere. */
  readonly network: string;
  /** Absent where nobody could leave, as in a job. */
  readonly whenOver?: WhenOver;
}
