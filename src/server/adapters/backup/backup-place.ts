import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '#core/failure.ts';
import { notWritten } from './not-written.ts';

export interface BackupPlace {
  readonly file: string;
  readonly ready: () => void;
}

const ending = '.backup';
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Treats words with a backup ending as a file, else as a folder for a file named by time. */
export function placeNamed(words: string, from: string, now: Date): BackupPlace {
  const path = resolve(from, words);
  if (path.endsWith(ending) && !/[\\/]$/.test(words) && !isFolder(path)) return { file: path, ready: () => undefined };
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return { file: newFile(join(path, `daftar-${time}`)), ready: () => makeFolder(path) };
}

/** Numbers files, so that two backups of one second have different names. */
function newFile(named: string, number = 1): string {
  const file = `${named}${number === 1 ? '' : `-${number}`}${ending}`;
  return existsSync(file) || existsSync(`${file}.part`) ? newFile(named, number + 1) : file;
}

function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Failure('conflict', `${folder} is there already and is not a folder. Name a folder, or a new file that ends in ${ending}.`, { cause: error });
    throw notWritten(error, dirname(folder));
  }
}
