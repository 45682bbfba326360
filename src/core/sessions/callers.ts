import type { Caller } from './request-context.ts';
import type { Device } from './device.ts';

/** The callers, found by the access token of a request. */
export abstract class Callers {
  /** Nobody, when the token is not good any more, or is shown by another kind of browser than it was given to. */
  abstract holding(accessToken: string, device: Device): Promise<Caller | undefined>;
  /** Whether the account of a caller is banned. It is asked before whatever a ban closes, and not where they only read; while a ban lasts, `holding` names them a member without a role. */
  abstract isBanned(userId: string): Promise<boolean>;
}
