import type { Caller } from './request-context.ts';
import type { Device } from './device.ts';

export abstract class Callers {
  /** Returns nothing for invalid tokens, or ones shown by another kind of browser. */
  abstract holding(accessToken: string, device: Device): Promise<Caller | undefined>;
  /** Checked before anything a ban closes, but not for reading. Banned callers lose their role. */
  abstract isBanned(userId: string): Promise<boolean>;
  /** Name by which limits count a login at a company's desk; undefined for a token of none. */
  atDesk?(deskToken: string): Promise<string | undefined>;
}
