import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ownWords } from '#tests/runner/own-words.ts';

const dataDir = join(tmpdir(), `daftar-untouched-${process.pid}`);

async function runServer(args: readonly string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/server/app/main.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said, complained: ownWords(complained), code };
}

/** Process that logs crashes and ends when idle. */
const logging = `import { installCrashHandlers } from '#server/app/process/crash-handlers.ts';
import { openLog } from '#server/app/process/log.ts';
const log = openLog('info', process.stdout);
installCrashHandlers(log);
log.info('here');
process.on('message', () => {
  for (let line = 0; line < 3; line++) log.info('a line');
  process.disconnect();
});`;

describe('the server as a process', () => {
  it('loses lines where anyone who reads its log goes away, and nothing else', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', logging], { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
    const { stdout } = child;
    if (!stdout) throw new Error('The log has no pipe.');
    await once(stdout, 'data');
    stdout.destroy();
    await once(stdout, 'close');
    child.send('log');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('tells what can be set', async () => {
    const { said, code } = await runServer(['--help']);
    expect(code).toBe(0);
    for (const name of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DEMO_SCALE', '--scale', 'TRUST_PROXY', 'RATE_LIMIT', 'LOG_LEVEL'])
      expect(said).toContain(name);
  });

  it('refuses wrong settings with a sentence for each', async () => {
    const { complained, code } = await runServer(['--scale', 'huge'], { PORT: '99999' });
    expect([code, complained]).toEqual([
      1,
      'PORT is "99999", and must be a number from 1 to 65535.\n--scale is "huge", and must be demo, test, large, none, or how many companies.\n',
    ]);
  });

  it('never plays the providers where strangers come (S-36)', async () => {
    const { complained, code } = await runServer([], { DEMO_LOGIN: 'yes', PUBLIC_ORIGIN: 'https://daftar.test', TRUST_PROXY: 'loopback' });
    expect([code, complained]).toEqual([1, expect.stringMatching(/^DEMO_LOGIN lets anyone log in as anyone.*PUBLIC_ORIGIN/)]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says in one sentence that its port is taken, and has not touched a database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { complained, code } = await runServer([], { PORT: String(port) });
    other.close();
    expect([code, complained]).toEqual([1, `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1}.\n`]);
    expect(existsSync(dataDir)).toBe(false);
  });
});
