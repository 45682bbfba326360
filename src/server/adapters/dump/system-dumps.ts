import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOfDump, mostDumps, type Dump, type Dumps, type PublishedDumps } from '#core/dump/dumps.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { dumpKeyOf } from './dump-keys.ts';

/** Folder of published dumps, below DATA_DIR. */
export const publishedIn = (dataDir: string): string => join(dataDir, 'dumps');

/** Dumps in a folder; files with other names are ignored. */
export class SystemDumps implements Dumps {
  readonly #folder: string | undefined;
  readonly #secrets: Pick<Secrets, 'dumpSeed'>;

  constructor(folder: string | undefined, secrets: Pick<Secrets, 'dumpSeed'>) {
    this.#folder = folder;
    this.#secrets = secrets;
  }

  async list(): Promise<PublishedDumps> {
    const folder = this.#folder;
    const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
    const newest = names.filter((name) => dayOfDump(name) !== undefined).toSorted((one, other) => (one < other ? 1 : -1));
    const found = await Promise.all(newest.slice(0, mostDumps).map((name) => dumpAt(join(folder ?? '', name), name)));
    return { publicKey: dumpKeyOf(this.#secrets), items: found.filter((dump) => dump !== undefined) };
  }
}

/** Tolerates a dump that is removed meanwhile. */
async function dumpAt(path: string, name: string): Promise<Dump | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { name, madeOn: dayOfDump(name) ?? '', bytes: found.size } : undefined;
}
