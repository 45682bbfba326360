import type { PushMessage } from './push-message.ts';

export type PushOutcome = 'sent' | 'gone' | 'later';

/** Outgoing push messages, on the server only. */
export abstract class PushMessages {
  abstract send(deviceToken: string, message: PushMessage): Promise<PushOutcome>;
}
