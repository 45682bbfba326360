import type { Device } from './device.ts';
import type { Member } from './session.ts';
import type { TokenJar } from './token-jar.ts';

/** A member who asks, in one of their sessions. */
export interface Caller {
  readonly sessionId: string;
  readonly member: Member;
  readonly role: 'member' | 'moderator';
  /** When the token that was shown ends. */
  readonly expiresAt: number;
}

/** Whoever asks, and everything that came with the question. Nobody in particular has no caller. */
export interface Asker {
  readonly caller: Caller | undefined;
  readonly jar: TokenJar;
  readonly device: Device;
  /** Scheme and host by which they reach us. */
  readonly origin: string;
  /** From which network they ask, as limits count it; it is kept nowhere. */
  readonly network: string;
}
