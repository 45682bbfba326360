import { existsSync } from 'node:fs';
import { Failure } from '#core/failure.ts';

function reasonOf({ code = '', message }: NodeJS.ErrnoException, folder: string): string | undefined {
  switch (code) {
    case 'ENOENT':
      return existsSync(folder) ? `nothing can be written in ${folder}` : `there is no folder ${folder}`;
    case 'ENOTDIR':
      return `${folder} is not a folder`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `this user may not write in ${folder}`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk of ${folder} is full`;
    default:
      return /^E[A-Z]+$/.test(code) ? message : undefined;
  }
}

export function notWritten(error: unknown, folder: string, what = 'backup'): unknown {
  const reason = error instanceof Error && !(error instanceof Failure) ? reasonOf(error, folder) : undefined;
  return reason === undefined ? error : new Failure('broken', `The ${what} cannot be written: ${reason}.`, { cause: error });
}
