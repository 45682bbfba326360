import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '#scripts/product/free-port.ts';
import { keysFolderOf } from '#server/adapters/secrets/secret-file.ts';
import { npmRun } from './npm-run.ts';

/** Free port whose successor, used by the server behind the pages, is free too. */
async function twoFreePorts(): Promise<number> {
  const port = await freePort();
  const next = createServer();
  try {
    await once(next.listen(port + 1, '127.0.0.1'), 'listening');
  } catch {
    return twoFreePorts();
  }
  await new Promise((resolve) => next.close(resolve));
  return port;
}

it('npm run dev -- --help says what can be set, and starts nothing', async () => {
  expect(await npmRun('dev', ['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('Everything that can be set') });
});

it('npm run dev renders first views as npm start does, from its server', async () => {
  const [port, dataDir] = [await twoFreePorts(), mkdtempSync(join(tmpdir(), 'daftar-dev-'))];
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port), '--scale', 'test'], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'development', VITEST: undefined },
    stdio: 'ignore',
    shell: process.platform === 'win32',
    detached: true,
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
    for (const folder of [dataDir, keysFolderOf({ dataDir })]) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  const page = async () => (await fetch(`http://localhost:${port}/list-of-companies`, { headers: { accept: 'text/html' } })).text();
  const isShown = async () => /<article|<li[^>]*>.*href="\/overview\//s.test(await page().catch(() => ''));
  // It takes as long as it takes, unless it has ended.
  await vi.waitUntil(async () => child.exitCode !== null || (await isShown()), { timeout: 590_000, interval: 250 });
  const html = await page();
  expect(html).toMatch(/<h1[^>]*>Companies/);
  expect(html).toMatch(/"isServerRendered":true/);
  expect(html).not.toContain('.hot-update.');
}, 600_000);
