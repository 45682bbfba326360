import type { OfflineCopies } from '#core/device/offline-copies.ts';
import { nativeAppHere } from './native-app-here.ts';
import { registerWorker } from './service-worker.ts';

let isKeeping = false;

/** Service worker for offline copies, registered on first use and never in native apps. */
export class BrowserOfflineCopies implements OfflineCopies {
  keep(): void {
    if (isKeeping || typeof navigator === 'undefined' || !('serviceWorker' in navigator) || nativeAppHere()) return;
    isKeeping = true;
    if (document.readyState === 'complete') void register();
    else window.addEventListener('load', () => void register(), { once: true });
  }
}

async function register(): Promise<void> {
  try {
    await registerWorker();
  } catch {
    // A private window, a full disk, a page being written: it works as before, with a line.
    isKeeping = false;
  }
}
