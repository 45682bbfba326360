import { nativeAppHere } from './native-app-here.ts';

/** Push support, in some browsers only once installed or under TLS, never in native apps. */
export const takesPush = (): boolean =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && !nativeAppHere();

/** Current subscription, read without a prompt or service worker. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = takesPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Ends all subscriptions, including the made-up name's. */
export async function unsubscribe(): Promise<void> {
  const registrations = takesPush() ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(registrations.map(async ({ pushManager }) => (await pushManager.getSubscription())?.unsubscribe()));
}

/** Longest wait for a push service, so that sign-out never hangs. */
const mostWaitMs = 1_000;

/** Ends a leaver's subscriptions, so that nothing of theirs arrives (S-124). */
export async function endSubscriptions(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, mostWaitMs);
  });
  await Promise.race([late, unsubscribe().then(ignore, ignore)]);
  clearTimeout(timer);
}

const ignore = (): void => undefined;
