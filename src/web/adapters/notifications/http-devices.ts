import type { operations } from '#contract/generated/device.ts';
import type { Service } from '#contract/service.ts';
import type { Devices } from '#core/notifications/devices.ts';

export class HttpDevices implements Devices {
  readonly #device: Service<operations>;

  constructor(device: Service<operations>) {
    this.#device = device;
  }

  async register(token: string): Promise<void> {
    await this.#device.registerDevice({ body: { token } });
  }

  async unregister(token: string): Promise<void> {
    await this.#device.unregisterDevice({ body: { token } });
  }

  async pushKey(): Promise<string> {
    return (await this.#device.getPushPublicKey({})).key;
  }
}
