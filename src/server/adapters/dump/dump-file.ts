import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dumpNameOf } from '#core/dump/dumps.ts';
import { Failure } from '#core/failure.ts';
import type { WrittenFile } from '../backup/backup-file.ts';
import { notWritten } from '../backup/not-written.ts';
import { makeFolders } from '../system/make-folders.ts';

const ending = '.zip';

/** Uses the named file, or one named after the day in a folder. */
export const dumpFileAt = (path: string, today: string): string => (path.endsWith(ending) ? path : join(path, dumpNameOf(today)));

/** Writes to a temporary name and renames the complete file. */
export async function writeDumpFile(path: string, parts: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
  if (existsSync(path)) throw new Failure('conflict', `${path} is there already. Name another file, or a folder.`);
  const draft = `${path}.part`;
  const hash = createHash('sha256');
  try {
    makeFolders(dirname(path));
    const file = createWriteStream(draft, { flush: true });
    await pipeline(
      Readable.from(parts),
      async function* (all: AsyncIterable<Uint8Array>) {
        for await (const part of all) {
          hash.update(part);
          yield part;
        }
      },
      file,
    );
    await rename(draft, path);
    return { bytes: file.bytesWritten, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(draft, { force: true });
    throw notWritten(error, dirname(path), 'dump');
  }
}
