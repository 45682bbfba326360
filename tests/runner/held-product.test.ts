import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/product/free-port.ts';
import { removeData } from '#scripts/product/product-database.ts';
import { npmRun } from './npm-run.ts';

const services = globSync('openapi/*.yaml', { exclude: ['**/*.asyncapi.yaml'] })
  .map((file) => basename(file, '.yaml'))
  .filter((name) => name !== 'common')
  .toSorted();

/** Examples that no request can enable, such as bytes, links, provider answers, bans, foreign ids or a company's desk. */
const mostNotRun: Readonly<Record<string, number>> = {
  administration: 8,
  awards: 1,
  benefits: 3,
  chat: 5,
  desk: 43,
  feed: 5,
  interviews: 2,
  login: 14,
  moderation: 9,
  persona: 2,
  photos: 3,
  review: 2,
  rewards: 2,
  user: 4,
};
/** Limit for all services, each asked thousands of questions. */
const longestHoldMs = 1_800_000;

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
    env: { ...process.env, PORT: port, DEMO_SCALE: 'test', DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'warn', VITEST: undefined },
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
    detached: true,
  });
  let said = '';
  product.stderr?.on('data', (text: Buffer) => (said += String(text)));
  const claim = await vi.waitUntil(
    () => {
      if (product.exitCode !== null) throw new Error(`The product that the help starts has stopped: ${said}`);
      return /&claim=([\w-]+)/.exec(said)?.[1];
    },
    { timeout: 220_000, interval: 100 },
  );
  hold = printed(/^ *npm run contract -- (all .* --config .*)$/m).replaceAll('3000', port);
  config = printed(/demo\.json holds[^\n]*\n([^]*?\})\n\n/)
    .replaceAll('3000', port)
    .replace('<claim>', claim);
});

afterAll(async () => {
  const ended = once(product, 'exit');
  if (product.exitCode === null) {
    process.kill(-(product.pid ?? 0), 'SIGTERM');
    await ended;
  }
  await removeData(join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run contract, by the recipe of its help', () => {
  it(
    'finds every service of this product kept',
    async () => {
      const file = join(folder, 'demo.json');
      writeFileSync(file, config);
      const { code, said, complained } = await npmRun('contract', hold.replace('demo.json', file).split(' '));
      expect([withoutProgress(complained), ...brokenIn(said)]).toEqual(['']);
      expect(code).toBe(0);
      const parts = partsOf(said);
      expect([...parts.keys()]).toEqual([...services, 'all']);
      for (const service of services) {
        expect([service, parts.get(service)]).toEqual([
          service,
          expect.stringMatching(/The contract is kept(, as far as it was checked)?: \d{2,} checks kept, 0 broken/),
        ]);
        expect(examplesNotRun(parts.get(service) ?? ''), parts.get(service)).toBeLessThanOrEqual(mostNotRun[service] ?? 0);
      }
    },
    longestHoldMs,
  );

  it(
    'does not call broken what needs a session, and says what was not run (M-11)',
    async () => {
      const { code, said, complained } = await npmRun('contract', hold.replace(/ --(?:config|mail) \S+/g, '').split(' '));
      expect([withoutProgress(complained), ...brokenIn(said)]).toEqual(['']);
      const parts = partsOf(said);
      expect(parts.get('all')).toMatch(/The contract is kept, as far as it was checked: \d{4,} checks kept, 0 broken/);
      for (const service of ['company', 'salary', 'interviews']) expect([service, examplesBesides(parts.get(service) ?? '')]).toEqual([service, []]);
      expect([code, examplesNotRun(parts.get('user') ?? '') > (mostNotRun['user'] ?? 0)]).toEqual([0, true]);
    },
    longestHoldMs,
  );
});

const withoutProgress = (complained: string): string => complained.replaceAll(/^[\w-]+: (begins|ends), .*$/gm, '').trim();

const brokenIn = (said: string): string[] => said.split('\n\n').filter((part) => part.startsWith('BROKEN'));

const partsOf = (said: string): ReadonlyMap<string, string> =>
  new Map([...said.matchAll(/^= ([\w-]+) =$([^]*?)(?=^= |$(?![^]))/gm)].map(([, name = '', part = '']) => [name, part]));

/** Unrun examples beyond those that need sign-in, a key, or a longer or more varied list. */
const examplesBesides = (part: string): string[] =>
  [...part.matchAll(/^ {2}\w+: (.*) \(.*\)$/gm)].flatMap(([line, why = '']) =>
    /^(No session is known|No member of this run is issued a token|The first page|The list has \d+ items|All items have the same value|No item shows a value)/.test(
      why,
    )
      ? []
      : [line],
  );

/** Sum of the examples column, with cells like `3 (1 not run)`. */
function examplesNotRun(table: string): number {
  const cells = [...table.matchAll(/^[a-zA-Z0-9]+ {2,}\d+ \((\d+) not run\)/gm)];
  return cells.reduce((sum, [, count]) => sum + Number(count), 0);
}
