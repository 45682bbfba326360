import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packContracts } from '#openapi/checker/pack/pack-contracts.ts';
import { packageVersion } from '#openapi/checker/pack/package-version.ts';
import { contractFiles } from '#openapi/read/contract-files.ts';
import { startVideoServer } from './video-server.ts';

/** Environment of this run, without settings of a starting npm. */
const settings = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|vitest|init_cwd|path$)/i.test(name)));
const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`;

type Server = NonNullable<Parameters<typeof startVideoServer>[0]>;

const servers: [string, Server][] = [
  ['in any language that is there', {}],
  ['on Node', { isPython: false }],
];

let folder: string;
let packed: string;
let team: string;
let installed: Awaited<ReturnType<typeof typed>>;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-package-')));
  packed = join(folder, 'daftar-contract');
  team = join(folder, 'team');
  mkdirSync(team);
  const lines: unknown[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  await packContracts([], folder);
  log.mockRestore();
  const tarball = lines.join('\n').split('\n').at(-1) ?? '';
  installed = await typed('npm', 'install', '--offline', '--no-save', '--no-audit', '--no-fund', tarball);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program as an outside team would, without this repository; npm stays offline. */
async function typed(program: string, ...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const env = { ...settings, PATH: path, npm_config_cache: join(folder, 'cache'), npm_config_offline: 'true' };
  const child = spawn(program, args, { cwd: team, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close') as Promise<[number | null]>]);
  return { code, said: `${said}${complained}` };
}

const contract = (...args: readonly string[]) => typed('npx', 'daftar-contract', ...args);
const textIn = (name: string): string => readFileSync(join(team, name), 'utf8');

/** Checks the video service, with issued sessions in sessions.txt. */
async function holdVideos(asked: Server): Promise<{ readonly code: number | null; readonly said: string }> {
  const server = await startVideoServer(asked);
  const lines = [
    "import { appendFileSync } from 'node:fs';",
    `const cookie = \`${server.sessions}\${process.pid}\`;`,
    "appendFileSync('sessions.txt', `${cookie}\\n`);",
    'console.log(JSON.stringify({ cookie }));',
  ];
  writeFileSync(join(team, 'log-in.mjs'), lines.join('\n'));
  writeFileSync(join(team, 'contract.json'), JSON.stringify({ newSession: 'node log-in.mjs', headers: { 'x-forwarded-for': '{address}' } }));
  const ended = await contract('video', '--base-url', server.baseUrl, '--config', 'contract.json', '--strict', '--report', 'out');
  await server.stop();
  return ended;
}

describe('the package that a team runs by npx (R-250, R-251)', () => {
  it('needs no other package, shows how to type it, and names nothing internal', async () => {
    expect(installed).toMatchObject({ code: 0, said: expect.stringContaining('added 1 package') });
    const { code, said } = await contract('--help');
    expect(code).toBe(0);
    expect(said).toContain('\n  npx daftar-contract company --base-url http://127.0.0.1:9000\n');
    const readme = readFileSync(join(packed, 'README.md'), 'utf8');
    for (const words of [said, readme]) expect(words).not.toMatch(/npm run|npm start|scripts\/|\{\{/);
    expect(readme).toContain(readFileSync(join('openapi', 'checker', 'pack', 'video-service.py'), 'utf8').trim());
    const licences = readFileSync(join(packed, 'LICENSES.md'), 'utf8');
    expect([...licences.matchAll(/^## (\S+) \S+ \(\S+\)$/gm)].map(([, name]) => name)).toEqual(expect.arrayContaining(['ajv', 'ajv-formats', 'yaml']));
  });

  it('brings along every contract, and nothing of how this instance writes them', () => {
    const there = readdirSync(join(team, 'node_modules', 'daftar-contract', 'openapi'), { recursive: true, encoding: 'utf8' }).toSorted();
    const here = readdirSync('openapi', { recursive: true, encoding: 'utf8' }).filter((name) => !/^((?:rules|read|signing|checker)\b|README)/.test(name));
    expect(there).toEqual(here.toSorted());
  });

  it('has each contract as one JSON ready, and writes them where someone wants them', async () => {
    const services = contractFiles().map((file) => basename(file, '.yaml'));
    expect(await contract('bundle', 'for-clients')).toEqual({ code: 0, said: `for-clients: ${services.length} services, one JSON each.\n` });
    for (const service of services) expect(textIn(`for-clients/${service}.json`)).toBe(textIn(`node_modules/daftar-contract/bundled/${service}.json`));
    expect(JSON.parse(textIn('for-clients/video.json'))).toMatchObject({ openapi: '3.1.0', components: { schemas: { Video: {}, Problem: {} } } });
  });

  it.each(servers)('ends with 0 where a service %s keeps its contract, else 1 and a finding', async (_where, server) => {
    const kept = await holdVideos(server);
    expect(kept.said).toMatch(/The contract is kept: \d{3} checks kept, 0 broken, 0 not run\.$/m);
    expect(kept.code).toBe(0);
    const broken = await holdVideos({ ...server, keepsDeleted: true });
    expect(broken.said).toMatch(
      /BROKEN createVideo, gone: .*\n {2}getVideo still answers 200 after deleteVideo\.\n {2}3 checks show it: .*\n {2}promised: openapi\/video\.yaml:\d+\n/,
    );
    expect(broken.said).toContain('\n  hold again: npx daftar-contract video --only createVideo --seed 1\n');
    expect(broken.code).toBe(1);
    expect(textIn('out/report.md')).toContain('getVideo still answers 200 after deleteVideo.');
    expect(textIn('out/junit.xml')).toContain('<failure message="getVideo still answers 200 after deleteVideo."');
    expect(JSON.parse(textIn('out/report.json'))).toMatchObject({ service: 'video', broken: 3, notRun: 0 });
    const sessions = textIn('sessions.txt').trim().split('\n');
    expect(sessions.length).toBeGreaterThan(2);
    for (const name of readdirSync(join(team, 'out'))) for (const session of sessions) expect(textIn(`out/${name}`)).not.toContain(session);
  });

  it('says what its contracts changed since those of an earlier package', async () => {
    const before = join(team, 'before');
    cpSync(join(packed, 'openapi'), before, { recursive: true });
    writeFileSync(join(before, 'video.yaml'), textIn('before/video.yaml').replace('maxLength: 500', 'maxLength: 600'));
    const { code, said } = await contract('diff', 'before', 'video');
    expect(said).toMatch(
      /^= video =\nBreaking:\n {2}createVideo, body\/fullUrl: .* \(openapi\/video\.yaml:\d+\)\n1\.0\.0 → 1\.0\.0: has to be at least 2\.0\.0\n$/,
    );
    expect(code).toBe(1);
    expect(await contract('diff', 'nowhere')).toMatchObject({ code: 2, said: expect.stringContaining('nowhere holds no contracts') });
  });

  it('is written into no folder that holds anything else', async () => {
    await expect(packContracts(['team'], folder)).rejects.toThrow('holds something else');
    await expect(packContracts(['one', 'two'], folder)).rejects.toThrow('npm run contract -- pack');
  });
});

describe('the version of the package (R-250)', () => {
  const first = '## shop 1.0.0, 2026-11-28\n\n## feed 1.0.0, 2026-11-28\n';

  it.each([
    ['begins with 1.0.0', '', '1.0.0'],
    ['is raised like those of its contracts', '## shop 2.0.0, 2027-02-01\n\n## shop 1.1.0, 2027-01-01\n\n## feed 1.0.1, 2026-12-24\n', '2.1.1'],
    ['counts every raise of a contract', '## feed 1.10.0, 2027-02-03\n\n## feed 1.9.0, 2027-02-02\n', '1.2.0'],
    ['has an addition where a contract came later', '## photos 1.0.0, 2027-01-01\n', '1.1.0'],
  ])('%s', (_what, later, version) => {
    expect(packageVersion(`${later}\n${first}`)).toBe(version);
  });
});
