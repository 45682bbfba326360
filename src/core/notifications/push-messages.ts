import type { PushMessage } from './push-message.ts';

/** The outcome of a message: it is on its way, its device is gone for good, or it may be tried again later. */
export type PushOutcome = 'sent' | 'gone' | 'later';

/** The messages that leave for devices over the push services of their browsers. Only the server has them. */
export abstract class PushMessages {
  /** Sends a message to a device by the token it was registered with. */
  abstract send(deviceToken: string, message: PushMessage): Promise<PushOutcome>;
}
