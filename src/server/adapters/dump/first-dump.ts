import { inTurn } from '../database/advisory-lock.ts';
import type { Database } from '../database/database.ts';
import { hasMadeUpData } from '../login/login-mode.ts';
import { dumpFileAt, writeDumpFile } from './dump-file.ts';
import { SystemDumps } from './system-dumps.ts';
import { dumpOf, type DumpFacts } from './write-dump.ts';

/** Publishes a dump of a made-up world that has none, for readers of a demo (F-33). */
export async function publishFirstDump({ db, url }: Pick<Database, 'db' | 'url'>, folder: string, facts: DumpFacts): Promise<void> {
  if (!(await hasMadeUpData(db))) return;
  await inTurn(db, 'first dump', async () => {
    const { items } = await new SystemDumps(folder, facts.secrets).list();
    if (items.length === 0) await writeDumpFile(dumpFileAt(folder, facts.today), dumpOf(url, facts));
  });
}
