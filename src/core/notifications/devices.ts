import type { PushWishes } from './push-wishes.ts';

/** The devices that may be notified while nobody looks. */
export abstract class Devices {
  /** Lets messages go to the device of this session until it ends, as the member wishes. A token goes with one session only. */
  abstract register(token: string, wishes: PushWishes): Promise<void>;
  /** Lets messages for the made-up name whose key is here go to this device, under another token, so that no account is known to the name. */
  abstract registerName(token: string, wishes: PushWishes): Promise<void>;
  abstract unregister(token: string): Promise<void>;
  /** The key with which a browser is to subscribe. Fails where this installation sends nothing. */
  abstract pushKey(): Promise<string>;
}
