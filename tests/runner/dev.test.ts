import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { npmRun } from './npm-run.ts';
import { keysFolderOf } from '#server/adapters/secrets/secret-file.ts';

/** A port that nobody listens on, nor on the one after it, which the server behind the pages takes. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('npm run dev -- --help says what can be set, and starts nothing', async () => {
  expect(await npmRun('dev', ['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('Everything that can be set') });
});

it('npm run dev renders first views as npm start does, with what the server behind it answers', async () => {
  const [port, dataDir] = [await freePort(), mkdtempSync(join(tmpdir(), 'daftar-dev-'))];
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
  await vi.waitUntil(async () => /<article|<li[^>]*>.*href="\/overview\//s.test(await page().catch(() => '')), { timeout: 120_000, interval: 250 });
  const html = await page();
  expect(html).toMatch(/<h1[^>]*>Companies/);
  expect(html).toMatch(/"isServerRendered":true/);
  expect(html).not.toContain('.hot-update.');
});
