import { Failure } from '#core/failure.ts';
import type { Devices } from '#core/notifications/devices.ts';

/** The device of one session, in memory. */
export class FakeDevices implements Devices {
  token: string | undefined;
  key: string | undefined;

  async register(token: string): Promise<void> {
    this.token = token;
  }

  async unregister(token: string): Promise<void> {
    if (this.token === token) this.token = undefined;
  }

  async pushKey(): Promise<string> {
    if (this.key === undefined) throw new Failure('missing', 'This installation sends no messages to devices.', { code: 'PUSH_NOT_SET_UP' });
    return this.key;
  }
}
