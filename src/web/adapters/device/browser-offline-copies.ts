import type { OfflineCopies } from '#core/device/offline-copies.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

const worker = '/sw.js';
let isKeeping = false;

/** Lets a service worker keep them. It is asked for when the reader first opens what it is for, and not before the page has settled. */
export class BrowserOfflineCopies implements OfflineCopies {
  keep(): void {
    if (isKeeping || typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
    isKeeping = true;
    if (document.readyState === 'complete') void register();
    else window.addEventListener('load', () => void register(), { once: true });
  }
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trusted(worker));
  } catch {
    // A private window, a full disk, a page being written: it works as before, with a line.
    isKeeping = false;
  }
}

/** The policy of our pages lets one name make URLs of workers, and it makes this one only. */
function trusted(url: string): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  return types ? types.createPolicy('service-worker', { createScriptURL: () => worker }).createScriptURL(url) : url;
}
