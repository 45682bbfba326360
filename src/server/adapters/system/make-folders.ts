import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, with all that it is in. Node would do it by itself (`recursive`), but never ends where a folder that is there takes none and says that there is none, as
 * /proc does: it makes the one above, which is there, and tries again.
 */
export function makeFolders(folder: string, mode?: number): void {
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) makeFolders(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
