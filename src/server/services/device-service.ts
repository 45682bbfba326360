import type { operations } from '#contract/generated/device.ts';
import type { Service } from '#contract/service.ts';
import { usualPushWishes } from '#core/notifications/push-wishes.ts';
import type { Devices } from '#core/notifications/devices.ts';

/** The contract of devices, answered for one request. */
export const deviceService = ({ devices }: { readonly devices: Devices }): Service<operations> => ({
  registerDevice: async ({ body }) => {
    const { token, ...wishes } = body;
    await devices.register(token, { ...usualPushWishes, ...wishes });
    return undefined;
  },
  registerNameDevice: async ({ body }) => {
    const { token, ...wishes } = body;
    await devices.registerName(token, { ...usualPushWishes, ...wishes });
    return undefined;
  },
  unregisterDevice: async ({ body }) => {
    await devices.unregister(body.token);
    return undefined;
  },
  getPushPublicKey: async () => ({ key: await devices.pushKey() }),
});
