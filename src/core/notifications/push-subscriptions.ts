import type { PushPermission } from './push-permission.ts';

/** The subscription of this browser to messages that come while nobody looks. */
export abstract class PushSubscriptions {
  /** What the browser allows; asks nobody. */
  abstract permission(): PushPermission;
  /** The browser's own question, which it asks only right after a press. */
  abstract ask(): Promise<PushPermission>;
  /** The token of the subscription, if there is one. */
  abstract current(): Promise<string | undefined>;
  /** Subscribes with the key of the installation, and answers the token to register; a subscription of another key ends. */
  abstract subscribe(key: string): Promise<string>;
  /** Subscribes once more, for a made-up name that no account is known to: the push service gives it a token that shares nothing with the other. */
  abstract subscribeName(key: string): Promise<string>;
  /** Ends both. */
  abstract unsubscribe(): Promise<void>;
}
