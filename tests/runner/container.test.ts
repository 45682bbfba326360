import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '#scripts/product/free-port.ts';
import { removeData } from '#scripts/product/product-database.ts';
import { readSettings } from '#server/app/config/read-settings.ts';
import { settingsTable } from '#server/app/config/settings.ts';
import { anEmptyDatabase } from '#tests/database.ts';

interface Composed {
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

const folder = '.docker';
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');
const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8')) as { readonly services: Readonly<Record<string, Composed>> };
const example = readFileSync(join(folder, 'settings.env.example'), 'utf8');
const ignored = readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').split('\n').filter(Boolean);

/** The lines of an instruction of the Dockerfile, by what comes after its name. */
const instructions = (name: string): readonly string[] => [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

const settingNames: ReadonlySet<string> = new Set(Object.values(settingsTable).map(({ name }) => name));
const inImage = Object.fromEntries(instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))));
const inExample = Object.fromEntries([...example.matchAll(/^#?([A-Z][A-Z_\d]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

describe('the container (T-2)', () => {
  it('copies paths that are there, and runs scripts that are there', () => {
    const sources = instructions('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    const scripts = [...dockerfile.matchAll(/scripts\/[\w/.-]+\.ts/g)].map(([path]) => path);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((path) => !existsSync(path))).toEqual([]);
    expect(instructions('RUN').filter((line) => line.startsWith('npm ') && !line.startsWith('npm ci '))).toEqual([]);
  });

  it('runs as a user who is not root, says whether it is ready, and ends by a signal that the server hears', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect([/^USER (.*)$/m.exec(last)?.[1], instructions('STOPSIGNAL')]).toEqual(['daftar', ['SIGTERM']]);
    expect(instructions('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${inImage['PORT']}/readyz`);
    expect(instructions('CMD').at(-1)).toBe('["node", "scripts/start.ts"]');
  });

  it('names settings that a start knows', () => {
    const named = [...Object.keys(inImage), ...Object.keys(inExample), ...Object.keys(compose.services['daftar']?.environment ?? {})];
    expect(named.filter((name) => name !== 'NODE_ENV' && !settingNames.has(name))).toEqual([]);
  });

  it('starts with the example once it is filled in, and says what is missing before', () => {
    const environment = { ...inImage, ...compose.services['daftar']?.environment };
    const needed = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
    expect(readSettings({ ...environment, ...needed })).toMatchObject({ complaints: expect.arrayContaining([expect.stringMatching(/^PUBLIC_ORIGIN /)]) });
    const filled = { PUBLIC_ORIGIN: 'https://daftar.example', OPERATOR_NAME: 'A person', GRIEVANCE_OFFICER: 'A person' };
    const mails = { CONTACT_MAIL: 'hello@daftar.example', GRIEVANCE_MAIL: 'grievance@daftar.example' };
    expect(readSettings({ ...environment, ...needed, ...filled, ...mails })).toMatchObject({ settings: { host: '0.0.0.0', keysDir: '/var/lib/daftar/keys' } });
  });

  it('is put together from files that are there, and opens no port but those of the proxy', () => {
    const { daftar, proxy, ...others } = compose.services;
    expect(existsSync(join(folder, daftar?.build?.context ?? '', daftar?.build?.dockerfile ?? ''))).toBe(true);
    const bound = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.filter((one) => one.startsWith('./')));
    expect(bound.map((one) => join(folder, one.split(':')[0] ?? '')).filter((path) => !existsSync(path))).toEqual([]);
    expect([proxy?.ports, daftar?.ports, ...Object.values(others).map(({ ports }) => ports)]).toEqual([['80:80', '443:443'], undefined, undefined]);
    expect(readFileSync(join(folder, 'Caddyfile'), 'utf8')).toContain(`reverse_proxy daftar:${inImage['PORT']}`);
  });

  it('is built by its steps in an empty folder, becomes ready, and ends within ten seconds of its signal', { timeout: 600_000 }, async () => {
    const instance = mkdtempSync(join(tmpdir(), 'daftar-container-'));
    onTestFinished(() => removeData(instance));
    const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
    const isLeft = (path: string): boolean => !ignored.includes(`!${path}`) && ignored.some((one) => path.startsWith(`${one.replace(/\/\*$/, '')}/`));
    for (const path of tracked) if (!isLeft(path)) cpSync(path, join(instance, path), { recursive: true });
    for (const step of instructions('RUN').filter((line) => /^(npm|node) /.test(line)))
      expect([step, spawnSync('sh', ['-c', step], { cwd: instance, stdio: 'ignore' }).status]).toEqual([step, 0]);
    const { url } = await anEmptyDatabase();
    const port = await freePort();
    const env = { ...process.env, ...inImage, DATABASE_URL: url, PORT: String(port), HOST: '127.0.0.1', KEYS_DIR: join(instance, 'keys'), VITEST: undefined };
    const server = spawn(process.execPath, ['scripts/start.ts'], { cwd: instance, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
    await vi.waitUntil(
      () => {
        if (server.exitCode !== null) throw new Error(`The server has stopped: ${said}`);
        return fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      },
      { timeout: 120_000, interval: 200 },
    );
    const recorded = performance.now();
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    expect([code, performance.now() - recorded < 10_000]).toEqual([0, true]);
  });
});
