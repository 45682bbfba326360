import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openEmbeddedPostgres, type EmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { postmasterIn } from '#server/adapters/postgres/postmaster.ts';
import { ask } from './terminal-server.ts';

/** Data folder with a thousand bales, for the tests of one file. */
export function embeddedPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-embedded-'));
  const said: string[] = [];
  // The sentence about a long start depends on the machine.
  const say = (sentence: string): void => void (sentence.startsWith('The database takes a while') || said.push(sentence));
  const open = async (more: { readonly isSocketWanted?: boolean } = {}): Promise<EmbeddedPostgres> => {
    said.length = 0;
    const opened = await openEmbeddedPostgres({ dataDir, say, ...more });
    onTestFinished(() => opened.close());
    return opened;
  };
  const data = () => join(dataDir, 'postgres');
  beforeAll(async () => {
    const { url, close } = await openEmbeddedPostgres({ dataDir, say: () => undefined });
    await ask(url, 'create table bale (id integer primary key)', 'insert into bale select generate_series(1, 1000)');
    await close();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));
  return {
    dataDir,
    /** Output since the last opening. */
    said,
    say,
    open,
    data,
    count: async (url: string) => (await ask(url, 'select count(*)::int as bales from bale'))[0],
    postmaster: () => postmasterIn(data())?.pid ?? 0,
  };
}
