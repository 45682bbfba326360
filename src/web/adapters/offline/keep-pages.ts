import { BrowserOfflineCopies } from '../device/browser-offline-copies.ts';
import { BrowserKeptPages } from './browser-kept-pages.ts';

/** Stores read pages for the service worker, silently skipping devices that cannot. */
export async function keepPages(paths: readonly string[], reader: string): Promise<void> {
  new BrowserOfflineCopies().keep();
  const pages = new BrowserKeptPages();
  try {
    for (const path of paths) await pages.keep(path, reader);
  } catch {
    // No connection, a full disk, a private window: what is read next tries again.
    return;
  }
}
