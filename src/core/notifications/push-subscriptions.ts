import type { PushPermission } from './push-permission.ts';

export abstract class PushSubscriptions {
  abstract permission(): PushPermission;
  /** Browser's own question, allowed only right after a press. */
  abstract ask(): Promise<PushPermission>;
  abstract current(): Promise<string | undefined>;
  /** Replaces a subscription of another key and returns the token to register. */
  abstract subscribe(key: string): Promise<string>;
  /** Second subscription for a pseudonym, sharing nothing with the first token. */
  abstract subscribeName(key: string): Promise<string>;
  abstract unsubscribe(): Promise<void>;
}
