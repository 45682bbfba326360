import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { embeddedPostgres } from '#tests/embedded-postgres.ts';
import { ask, aTerminalServer, terminalServer } from '#tests/terminal-server.ts';
import { postmasterIn } from './postmaster.ts';
import { processStartOf } from './process-facts.ts';

const { dataDir, said, open, count, data, postmaster } = embeddedPostgres();

/** Isolates like a container; without permission, another process is used and refused alike. */
const container = ['unshare', '--pid', '--ipc', '--mount', '--fork', '--mount-proc'] as const;
const mayUnshare = spawnSync('unshare', [...container.slice(1), 'true']).status === 0;

async function inContainer(folder: string): Promise<[complained: string, code: unknown]> {
  const child = terminalServer(folder, 'pipe', mayUnshare ? container : []);
  const ready = once(child.stdout ?? child, 'data').then(() => child.kill('SIGINT'));
  const [complained, [code]] = await Promise.all([text(child.stderr ?? process.stdin), once(child, 'exit'), Promise.race([ready, once(child, 'exit')])]);
  return [complained, code];
}

describe('the PostgreSQL that comes along', () => {
  it('refuses a second server on the same data, and forgets the first once gone', async () => {
    const { child, url } = await aTerminalServer(dataDir);
    await expect(open()).rejects.toThrow(`Another server (process ${child.pid}) already works on the data in`);
    expect(await count(url)).toEqual({ bales: 1000 });
    child.kill('SIGINT');
    await once(child, 'exit');
    await (await open()).close();
    expect(said).toEqual([]);
  });

  it('refuses a second server in another container, and leaves the first alone (X-5)', async () => {
    const { url } = await aTerminalServer(dataDir);
    const [complained, code] = await inContainer(dataDir);
    expect([code, complained]).toEqual([1, expect.stringContaining('already works on the data in')]);
    expect(await count(url)).toEqual({ bales: 1000 });
  });

  it('refuses a server in another container while the database of a killed one still runs', async () => {
    const { child, url } = await aTerminalServer(dataDir);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [complained, code] = await inContainer(dataDir);
    expect([code, complained]).toEqual([1, expect.stringContaining('still works on the data in')]);
    expect(await count(url)).toEqual({ bales: 1000 });
    await (await open()).close();
  });

  it('refuses a second server in the same process', async () => {
    const { close } = await open();
    await expect(open()).rejects.toMatchObject({ kind: 'conflict' });
    await close();
  });

  it('lets one in when many come at once', async () => {
    const servers = Array.from({ length: 3 }, () => terminalServer(dataDir, 'ignore'));
    const outcomes = await Promise.all(
      servers.map((child) => Promise.race([once(child.stdout ?? child, 'data').then(() => 'open'), once(child, 'exit').then(([code]) => code)])),
    );
    expect(outcomes.toSorted()).toEqual([1, 1, 'open']);
    const first = servers[outcomes.indexOf('open')];
    first?.kill('SIGINT');
    await once(first ?? process, 'exit');
  });

  it('outlives a Ctrl-C meant for the server, which then closes it in order and ends', async () => {
    const { child, heard } = await aTerminalServer(dataDir);
    const pid = postmaster();
    process.kill(-(child.pid ?? 0), 'SIGINT');
    const [code] = await once(child, 'close');
    expect(heard.slice(1)).toEqual(['still there', 'closed']);
    expect([code, processStartOf(pid)]).toEqual([0, undefined]);
  });

  it('is ended in order when a killed server left it running, and has lost nothing', async () => {
    const { child, url } = await aTerminalServer(dataDir);
    const orphan = postmaster();
    await ask(url, 'insert into bale values (1001)');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(processStartOf(orphan)).toBeDefined();
    const again = await open();
    expect(processStartOf(orphan)).toBeUndefined();
    expect(said).toEqual(['The server was not stopped properly last time, and its database was still running. It has been stopped; nothing is lost.']);
    expect(await count(again.url)).toEqual({ bales: 1001 });
    await again.close();
  });

  it('restores itself when it was killed together with the server', async () => {
    const { child, url } = await aTerminalServer(dataDir);
    const pid = postmaster();
    await ask(url, 'insert into bale values (1002)');
    child.kill('SIGKILL');
    await once(child, 'exit');
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => processStartOf(pid) === undefined, { timeout: 120_000, interval: 10 });
    const again = await open();
    expect(said).toEqual([expect.stringMatching(/^The server and its database were not stopped properly last time\..*nothing is lost\.$/)]);
    expect(await count(again.url)).toEqual({ bales: 1002 });
    await again.close();
  });

  it('mistakes no other process for the one in a pid file, and leaves it unharmed', async () => {
    const passerBy = spawn('sleep', ['600']);
    onTestFinished(() => void passerBy.kill());
    writeFileSync(join(data(), 'postmaster.pid'), `${passerBy.pid}\n${data()}\n1\n5432\n/nowhere\n\n  1 1\nready   \n`);
    writeFileSync(join(dataDir, 'server-00000000.socket'), '');
    writeFileSync(join(data(), '.s.PGSQL.5432.lock'), `${passerBy.pid}\n${data()}\n1\n5432\n.\n`);
    writeFileSync(join(data(), '.s.PGSQL.5432'), '');
    const { url, close } = await open();
    expect(said).toHaveLength(1);
    expect(await count(url)).toEqual({ bales: 1002 });
    expect(processStartOf(passerBy.pid ?? 0)).toBeDefined();
    await close();
  });

  it('starts on a pid file that was cut off', async () => {
    writeFileSync(join(data(), 'postmaster.pid'), '');
    await (await open()).close();
    expect(said).toHaveLength(1);
  });

  it('is started again when it ends by itself', async () => {
    const { url, close } = await open();
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(
      () =>
        count(url).then(
          () => postmaster() !== pid,
          () => false,
        ),
      { timeout: 120_000, interval: 20 },
    );
    expect(said).toEqual(['The database stopped by itself; it is being started again.']);
    expect(await count(url)).toEqual({ bales: 1002 });
    await close();
    expect(postmasterIn(data())).toBeUndefined();
  });
});
