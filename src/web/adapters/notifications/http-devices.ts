import type { operations } from '#contract/generated/device.ts';
import type { Service } from '#contract/service.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { PushWishes } from '#core/notifications/push-wishes.ts';

export const httpDevices = (device: Service<operations>): Devices => ({
  register: (token, wishes) => device.registerDevice({ body: registration(token, wishes) }),
  registerName: (token, wishes) => device.registerNameDevice({ body: registration(token, wishes) }),
  unregister: (token) => device.unregisterDevice({ body: { token } }),
  pushKey: async () => (await device.getPushPublicKey({})).key,
});

const registration = (token: string, { topics, ...wishes }: PushWishes) => ({ token, topics: [...topics], ...wishes });
