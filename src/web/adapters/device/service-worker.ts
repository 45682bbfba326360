import { nameScope } from '#core/notifications/push-message.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

const worker = '/sw.js';
let trusted: string | undefined;

/** Registers the service worker of the product, which answers what was stored offline and hears what is pushed. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register((trusted ??= trustedUrl()));

/** Registers it once more for what is pushed to a made-up name, where it answers for no page. */
export const registerNameWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register((trusted ??= trustedUrl()), { scope: nameScope });

/** The policy of our pages lets one name make URLs of workers, once in a page, and it makes this one only. */
function trustedUrl(): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  return types ? types.createPolicy('service-worker', { createScriptURL: () => worker }).createScriptURL(worker) : worker;
}
