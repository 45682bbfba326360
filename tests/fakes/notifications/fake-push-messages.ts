import { shortenedMessage, type PushMessage } from '#core/notifications/push-message.ts';
import type { PushMessages, PushOutcome } from '#core/notifications/push-messages.ts';

/** Collects messages in one list per device. */
export class FakePushMessages implements PushMessages {
  readonly devices = new Map<string, PushMessage[]>();
  /** Devices whose push service refuses just now. */
  readonly busy = new Set<string>();

  async send(deviceToken: string, message: PushMessage): Promise<PushOutcome> {
    if (this.busy.has(deviceToken)) return 'later';
    this.devices.get(deviceToken)?.push(shortenedMessage(message));
    return this.devices.has(deviceToken) ? 'sent' : 'gone';
  }
}
