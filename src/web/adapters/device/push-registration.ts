import { nativeAppHere } from './native-app-here.ts';

/** Whether this browser takes messages at all. Some do only once the product is installed, and none over plain http; a native app takes them in its own way, without a service worker. */
export const takesPush = (): boolean =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && !nativeAppHere();

/** The subscription of this browser; nothing where there is none. It asks nobody and starts no service worker. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = takesPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Ends every subscription of this browser, that of a made-up name, too. */
export async function unsubscribe(): Promise<void> {
  const registrations = takesPush() ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(registrations.map(async ({ pushManager }) => (await pushManager.getSubscription())?.unsubscribe()));
}

/** The time that the end of subscriptions is waited for: the push service may be out of reach, and nobody waits for it to sign out. */
const mostWaitMs = 1_000;

/** Ends the subscriptions of one who leaves this browser, so that nothing of theirs comes here any more (S-124). The server forgets the device with the session. */
export async function endSubscriptions(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, mostWaitMs);
  });
  await Promise.race([late, unsubscribe().then(ignore, ignore)]);
  clearTimeout(timer);
}

const ignore = (): void => undefined;
