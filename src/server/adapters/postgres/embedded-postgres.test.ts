import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { embeddedPostgres } from '#tests/embedded-postgres.ts';
import { ask } from '#tests/terminal-server.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { postmasterIn } from './postmaster.ts';
import { isPostgresOn, processStartOf } from './process-facts.ts';

const { dataDir, said, say, open, count, data, postmaster } = embeddedPostgres();

describe('the PostgreSQL that comes along', () => {
  it('keeps its data, leaves no process or pid file, and ends in silence', async () => {
    const { url, close } = await open();
    const pid = postmaster();
    expect(isPostgresOn(pid, data())).toBe(true);
    expect(await count(url)).toEqual({ bales: 1000 });
    await close();
    expect(processStartOf(pid)).toBeUndefined();
    expect(postmasterIn(data())).toBeUndefined();
    expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log', 'postgres.password']);
    expect(said).toEqual([]);
  });

  it('is small, durable, and sorts by letters alone', async () => {
    const { url, close } = await open();
    const wanted = {
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      jit: 'off',
      max_connections: '40',
      listen_addresses: '',
      server_encoding: 'UTF8',
      log_min_error_statement: 'panic',
    };
    const answers = await ask(url, ...Object.keys(wanted).map((name) => `select current_setting('${name}') as value`));
    expect(answers).toEqual(Object.values(wanted).map((value) => ({ value })));
    expect(await ask(url, `select 'B' < 'a' as it`)).toEqual([{ it: true }]);
    await close();
  });

  it('writes nothing of what people typed into its log', async () => {
    const { url, close } = await open();
    await expect(ask(url, `insert into bale values (1) /* a very private remark */`)).rejects.toThrow(/duplicate key/);
    await close();
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toMatch(/private remark|\(id\)=\(1\)/);
  });

  it('can be reached over a port with a password where there are no sockets', async () => {
    const { url, close } = await open({ isSocketWanted: false });
    expect(await count(url)).toEqual({ bales: 1000 });
    await expect(count(url.replace(/:[^:@]+@/, ':guessed@'))).rejects.toThrow(/password authentication failed/);
    await expect(count(url.replace(/:[^:@]+@/, '@'))).rejects.toThrow(/password/);
    await close();
  });
});

describe('a data folder', () => {
  const openIn = (folder: string) => openEmbeddedPostgres({ dataDir: folder, say });

  const another = () => {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-embedded-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  };

  it('is left alone when something else lies in it (B-10)', async () => {
    const folder = another();
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'letters.txt'), 'dear');
    await expect(openIn(folder)).rejects.toThrow(/is not the data of a PostgreSQL.*Nothing was changed/);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['postgres', 'postgres/letters.txt']);
  });

  it('is left alone when another PostgreSQL made it', async () => {
    const folder = another();
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(openIn(folder)).rejects.toThrow(/was made by PostgreSQL 17, and this server works with PostgreSQL 18/);
  });

  it('is made again where a killed server left it half made', async () => {
    const folder = another();
    mkdirSync(join(folder, 'postgres-new-abc'));
    writeFileSync(join(folder, 'postgres-new-abc', 'PG_VERSION'), '18\n');
    said.length = 0;
    const { url, close } = await openIn(folder);
    expect(await ask(url, 'select 1 as it')).toEqual([{ it: 1 }]);
    await close();
    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log', 'postgres.password']);
    expect(said).toEqual([]);
  });

  it('cannot be a file', async () => {
    const file = join(another(), 'file');
    writeFileSync(file, '');
    await expect(openIn(file)).rejects.toThrow(/data folder .* cannot be made/);
  });

  it.runIf(process.platform === 'linux')('is refused at once where no folder can be made', async () => {
    await expect(openIn('/proc/daftar/data')).rejects.toThrow(/^The data folder \/proc\/daftar\/data cannot be made: ENOENT.*\.$/);
  });
});
