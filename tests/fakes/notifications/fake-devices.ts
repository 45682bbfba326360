import { Failure } from '#core/failure.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { PushWishes } from '#core/notifications/push-wishes.ts';

export class FakeDevices implements Devices {
  token: string | undefined;
  nameToken: string | undefined;
  wishes: PushWishes | undefined;
  key: string | undefined;

  async register(token: string, wishes: PushWishes): Promise<void> {
    this.token = token;
    this.wishes = wishes;
  }

  async registerName(token: string): Promise<void> {
    this.nameToken = token;
  }

  async unregister(token: string): Promise<void> {
    if (this.token === token) this.token = undefined;
  }

  async pushKey(): Promise<string> {
    if (this.key === undefined) throw new Failure('missing', 'This installation sends no notifications to devices.', { code: 'PUSH_NOT_SET_UP' });
    return this.key;
  }
}
