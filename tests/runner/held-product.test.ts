import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/product/free-port.ts';
import { removeData } from '#scripts/product/product-database.ts';
import { npmRun } from './npm-run.ts';

const services = globSync('openapi/*.yaml').map((file) => basename(file, '.yaml'));

/** Examples that need what no request makes: bytes, a link, what a provider or a device gave, a ban, somebody else's report. */
const mostNotRun: Readonly<Record<string, number>> = { administration: 4, feed: 6, login: 13, moderation: 9, persona: 2, user: 4 };

let folder: string;
let product: ChildProcess;
let hold: string;
let config: string;

beforeAll(async () => {
  const { said: help } = await npmRun('contract', ['--help']);
  const printed = (pattern: RegExp): string => pattern.exec(help)?.[1] ?? expect.fail(`The help prints no ${pattern}.`);
  folder = mkdtempSync(join(tmpdir(), 'daftar-held-'));
  const port = String(await freePort());
  product = spawn('npm', ['start', '--', ...printed(/^ *npm start -- (.*)$/m).split(' ')], {
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'warn', VITEST: undefined },
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
    detached: true,
  });
  let said = '';
  product.stderr?.on('data', (text: Buffer) => (said += String(text)));
  const claim = await vi.waitUntil(() => /&claim=([\w-]+)/.exec(said)?.[1], { timeout: 220_000, interval: 100 });
  hold = printed(/^ *npm run contract -- (--service user .*)$/m).replaceAll('3000', port);
  config = printed(/demo\.json holds[^\n]*\n([^]*?\})\n\n/)
    .replaceAll('3000', port)
    .replace('<claim>', claim);
});

afterAll(async () => {
  const ended = once(product, 'exit');
  process.kill(-(product.pid ?? 0), 'SIGTERM');
  await ended;
  await removeData(join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run contract, by the recipe of its help', () => {
  it.each(services.filter((name) => name !== 'common'))('finds %s of this product kept', async (service) => {
    const file = join(folder, 'demo.json');
    writeFileSync(file, config);
    const { code, said, complained } = await npmRun('contract', hold.replace('user', service).replace('demo.json', file).split(' '));
    expect([complained, ...said.split('\n\n').filter((part) => part.startsWith('BROKEN'))]).toEqual(['']);
    expect(said).toMatch(/The contract is kept(, as far as it was checked)?: \d{2,} checks kept, 0 broken/);
    expect(code).toBe(0);
    expect(examplesNotRun(said)).toBeLessThanOrEqual(mostNotRun[service] ?? 0);
  });

  it('calls nothing broken that it cannot ask without a session, and says what was not run (M-11)', async () => {
    const { code, said, complained } = await npmRun('contract', hold.replace(/ --(?:config|mail) \S+/g, '').split(' '));
    expect([complained, ...said.split('\n\n').filter((part) => part.startsWith('BROKEN'))]).toEqual(['']);
    expect(said).toMatch(/The contract is kept, as far as it was checked: \d{2,} checks kept, 0 broken/);
    expect([code, examplesNotRun(said) > (mostNotRun['user'] ?? 0)]).toEqual([0, true]);
  });
});

/** The sum of the column of examples, whose cells say `3 (1 not run)`. */
function examplesNotRun(table: string): number {
  const cells = [...table.matchAll(/^[a-zA-Z0-9]+ {2,}\d+ \((\d+) not run\)/gm)];
  return cells.reduce((sum, [, count]) => sum + Number(count), 0);
}
