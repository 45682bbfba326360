import type { operations } from '#contract/generated/device.ts';
import type { Service } from '#contract/service.ts';
import type { Devices } from '#core/notifications/devices.ts';

/** The contract of devices, answered for one request. */
export const deviceService = ({ devices }: { readonly devices: Devices }): Service<operations> => ({
  registerDevice: async ({ body }) => {
    await devices.register(body.token);
    return undefined;
  },
  unregisterDevice: async ({ body }) => {
    await devices.unregister(body.token);
    return undefined;
  },
  getPushPublicKey: async () => ({ key: await devices.pushKey() }),
});
