import type { PushWishes } from './push-wishes.ts';

export abstract class Devices {
  /** Valid for this session; one token belongs to one session. */
  abstract register(token: string, wishes: PushWishes): Promise<void>;
  /** Uses a separate token, so that no account is linked to the pseudonym. */
  abstract registerName(token: string, wishes: PushWishes): Promise<void>;
  abstract unregister(token: string): Promise<void>;
  /** Fails where the instance sends no push messages. */
  abstract pushKey(): Promise<string>;
}
