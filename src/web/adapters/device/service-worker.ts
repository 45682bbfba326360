import { nameScope } from '#core/notifications/push-message.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

const worker = '/sw.js';
let trusted: string | undefined;

/** Service worker for offline pages and pushes. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register((trusted ??= trustedUrl()));

/** Second registration for pushes to a made-up name, controlling no page. */
export const registerNameWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register((trusted ??= trustedUrl()), { scope: nameScope });

/** Trusted Types policy that allows this worker URL alone, once a page. */
function trustedUrl(): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  return types ? types.createPolicy('service-worker', { createScriptURL: () => worker }).createScriptURL(worker) : worker;
}
