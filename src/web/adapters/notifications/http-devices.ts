import type { operations } from '#contract/generated/device.ts';
import type { Service } from '#contract/service.ts';
import type { Devices } from '#core/notifications/devices.ts';

export const httpDevices = (device: Service<operations>): Devices => ({
  register: (token) => device.registerDevice({ body: { token } }),
  unregister: (token) => device.unregisterDevice({ body: { token } }),
  pushKey: async () => (await device.getPushPublicKey({})).key,
});
