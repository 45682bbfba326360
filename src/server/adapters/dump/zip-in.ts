import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { Failure } from '#core/failure.ts';

/** Takes in one file's bytes; `end` comes after the last. */
export interface FileIntake {
  take(part: Uint8Array): void;
  end(): void;
}

/** Reads a zip by its file list, refusing duplicate names and gaps where hidden data could lie. */
export async function readZip(file: string, intakeOf: (path: string) => FileIntake): Promise<void> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  try {
    const names = new Set<string>();
    let end = 0;
    for await (const entry of zip.eachEntry()) {
      if (names.has(entry.fileName)) throw new Failure('invalid', `${entry.fileName} is in the dump twice.`);
      if (entry.relativeOffsetOfLocalHeader !== end) throw new Failure('invalid', `Something is hidden before ${entry.fileName} in the dump.`);
      names.add(entry.fileName);
      end = await readEntry(zip, entry, intakeOf(entry.fileName));
    }
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(file, error);
  } finally {
    zip.close();
  }
}

/** Data descriptor after a file of unknown length. */
const trailerBytes = 16;
const hasTrailer = 8;

/** Returns where the file ends in the archive. */
async function readEntry(zip: ZipFile, entry: Entry, intake: FileIntake): Promise<number> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const stream: Readable = await zip.openReadStreamPromise(entry);
  for await (const part of stream) intake.take(part as Uint8Array);
  intake.end();
  return fileDataStart + entry.compressedSize + ((entry.generalPurposeBitFlag & hasTrailer) === 0 ? 0 : trailerBytes);
}

const unreadable = (file: string, cause: unknown): Failure => new Failure('invalid', `${file} is not an archive that can be read whole.`, { cause });
