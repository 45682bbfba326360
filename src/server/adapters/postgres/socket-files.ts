import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder name short enough for socket paths, which fit about a hundred letters. */
export interface ShortFolder {
  readonly path: string;
  readonly forget: () => void;
}

const longestFolder = 60;

export function shortNameOf(folder: string): ShortFolder {
  if (folder.length <= longestFolder) return { path: folder, forget: () => undefined };
  const link = mkdtempSync(join(tmpdir(), 'daftar-way-'));
  symlinkSync(folder, join(link, 'data'), 'dir');
  return { path: join(link, 'data'), forget: () => rmSync(link, { recursive: true, force: true }) };
}

const answerTimeoutMs = 1_000;
/** Errors that mean no listener; any other, such as too many callers, is a sign of life. */
const dead = ['ECONNREFUSED', 'ENOENT'];

/** First words of a process listening at a socket; works across containers. */
export const heardAt = (path: string): Promise<{ readonly said: string } | undefined> =>
  new Promise((resolve) => {
    let said = '';
    const socket = connect(path);
    const end = (error?: NodeJS.ErrnoException): void => {
      socket.destroy();
      resolve(error && dead.includes(error.code ?? '') ? undefined : { said });
    };
    socket.setTimeout(answerTimeoutMs, () => end());
    socket.on('data', (part: Buffer) => (said += part.toString()));
    socket.on('error', end).on('end', () => end());
  });
