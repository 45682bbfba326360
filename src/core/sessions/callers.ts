import type { Caller } from './request-context.ts';
import type { Device } from './device.ts';

/** Who stands behind the tokens that are shown to us. */
export abstract class Callers {
  /** Nobody, when the token is not good any more, or is shown by another kind of browser than it was given to. */
  abstract holding(accessToken: string, device: Device): Promise<Caller | undefined>;
}
