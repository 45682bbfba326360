import type { components, operations } from '#contract/generated/device.ts';
import type { Service } from '#contract/service.ts';
import { languageNamed } from '#core/device/preferences.ts';
import type { Devices } from '#core/notifications/devices.ts';
import { usualPushWishes, type PushWishes } from '#core/notifications/push-wishes.ts';

export const deviceService = ({ devices }: { readonly devices: Devices }): Service<operations> => ({
  registerDevice: async ({ body }) => {
    await devices.register(body.token, wishesFromContract(body));
    return undefined;
  },
  registerNameDevice: async ({ body }) => {
    await devices.registerName(body.token, wishesFromContract(body));
    return undefined;
  },
  unregisterDevice: async ({ body }) => {
    await devices.unregister(body.token);
    return undefined;
  },
  getPushPublicKey: async () => ({ key: await devices.pushKey() }),
});

const wishesFromContract = ({ token: _, language, ...wishes }: components['schemas']['DeviceRegistration']): PushWishes => ({
  ...usualPushWishes,
  ...wishes,
  language: languageNamed(language),
});
