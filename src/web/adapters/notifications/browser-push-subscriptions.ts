import { Failure } from '#core/failure.ts';
import type { PushPermission } from '#core/notifications/push-permission.ts';
import type { PushSubscriptions } from '#core/notifications/push-subscriptions.ts';
import { registerNameWorker, registerWorker } from '../device/service-worker.ts';
import { ownSubscription, takesPush, unsubscribe } from '../device/push-registration.ts';

/** PushManager subscription, serialized as the device token. */
export class BrowserPushSubscriptions implements PushSubscriptions {
  permission(): PushPermission {
    return takesPush() ? Notification.permission : 'unsupported';
  }

  async ask(): Promise<PushPermission> {
    return takesPush() ? Notification.requestPermission() : 'unsupported';
  }

  async current(): Promise<string | undefined> {
    const subscription = await ownSubscription();
    return subscription && JSON.stringify(subscription);
  }

  async subscribe(key: string): Promise<string> {
    return subscribed(await registerWorker(), key);
  }

  async subscribeName(key: string): Promise<string> {
    return subscribed(await registerNameWorker(), key);
  }

  unsubscribe(): Promise<void> {
    return unsubscribe();
  }
}

async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<string> {
  await begun(registration);
  const { pushManager } = registration;
  const there = await pushManager.getSubscription();
  if (there && keyOf(there) === key) return JSON.stringify(there);
  await there?.unsubscribe();
  return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
}

/** Waits for an active service worker, which push services require. */
function begun({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Failure('broken', 'The service worker did not start.'));
    });
  });
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string | undefined {
  if (!applicationServerKey) return undefined;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
