import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '#server/app/config/read-settings.ts';
import { settingsTable } from '#server/app/config/settings.ts';

const text = readFileSync('HOSTING.md', 'utf8');
const blocks = [...text.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);
const blockWith = (start: string): string => blocks.find((block) => block.startsWith(start)) ?? '';
const script = blockWith('#!/bin/sh\nexec runuser');

/** Lines that a host types or gives to cron. */
const commands = blocks
  .filter((block) => !block.startsWith('#!/bin/sh'))
  .flatMap((block) => block.split('\n'))
  .map((line) => line.replace(/^\d+ \d+ [\d*]+ \* \* +/, ''))
  .filter((line) => /\bdaftar [a-z-]+ --|npm run/.test(line) && !line.includes('daftar-witness'));

/** Runs a line of HOSTING.md with an npm stub that reports script, folder and settings. */
function typed(line: string) {
  const home = mkdtempSync(join(tmpdir(), 'daftar-hosting-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const bin = join(home, 'bin');
  const put = (name: string, content: string) => writeFileSync(join(home, name), content, { mode: 0o755 });
  for (const folder of ['bin', 'house']) mkdirSync(join(home, folder));
  const here = (words: string) =>
    words.replaceAll('/usr/local/bin', bin).replaceAll('/srv/daftar', join(home, 'house')).replaceAll('/etc/daftar/env', join(home, 'env'));
  put('env', blockWith('DATA_DIR='));
  put('bin/daftar', here(script));
  put('bin/runuser', '#!/bin/sh\n[ "$1 $2 $3" = "-u daftar --" ] && shift 3 && exec "$@"\n');
  put('bin/npm', '#!/bin/sh\necho "$PWD | $DATA_DIR | $KEYS_DIR | $OPERATOR_NAME | $*"\n');
  const env = { PATH: `${bin}${delimiter}${process.env['PATH']}` };
  return { instance: join(home, 'house'), said: spawnSync('sh', ['-c', here(line)], { cwd: home, env, encoding: 'utf8' }).stdout.trim() };
}

describe('HOSTING.md', () => {
  it('has every command of an instance run in its folder and with its settings', () => {
    const names = commands.map((line) => {
      const { instance, said } = typed(line);
      const [folder, dataDir, keysDir, operator, words = ''] = said.split(' | ');
      expect([line, folder, dataDir, keysDir, operator]).toEqual([line, instance, '/var/lib/daftar/data', '/var/lib/daftar/keys', 'Your name']);
      return /^run --silent ([a-z-]+) -- \S/.exec(words)?.[1];
    });
    expect(names).toEqual([
      'admin',
      'backup',
      'doctor',
      'import',
      'import',
      'import',
      'admin',
      'admin',
      'import',
      'dump',
      'restore',
      'restore',
      'admin',
      'move',
      'move',
    ]);
    const others = blocks
      .filter((block) => !block.startsWith('#!/bin/sh'))
      .join('\n')
      .split('\n')
      .filter((line) => line.includes('npm run') && !line.includes('daftar-witness'));
    expect(others).toEqual([]);
  });

  it('makes every folder that its settings and commands name, for the user of the server', () => {
    const made = [...blockWith('useradd').matchAll(/(?:--home-dir|install -d -o daftar -m 700) (\S+)/g)].map(([, folder = '']) => folder);
    const named = [...blocks.join('\n').matchAll(/\/var\/[\w./-]+/g)].map(([path]) => path).filter((path) => !path.includes('daftar-witness'));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !made.some((folder) => path === folder || path.startsWith(`${folder}/`)))).toEqual([]);
  });

  it('restores into what the line names, whichever database the instance has', () => {
    const lines = commands.filter((line) => line.startsWith('daftar restore'));
    const instances = [{ DATA_DIR: '/var/lib/daftar/data' }, { DATABASE_URL: 'postgres://daftar@localhost/daftar' }];
    const read = lines.map((line, at) => readSettings(instances[at] ?? {}, line.split(' ').slice(4, 6)));
    expect(read).toMatchObject([
      { settings: { dataDir: '/var/lib/daftar/restored', databaseUrl: undefined } },
      { settings: { databaseUrl: 'postgres://daftar@localhost/restored' } },
    ]);
  });

  it('names no setting in its sentences that a start does not know', () => {
    const prose = text.replaceAll(/^```\n.*?^```$/gms, '');
    const named = [...prose.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g)].map(([, name = '']) => name);
    const known: readonly string[] = Object.values(settingsTable).map(({ name }) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('names settings that a start refuses as they are, and takes filled in', () => {
    const files = [readFileSync('.docker/env.example', 'utf8'), blocks.join('\n')];
    const shown = files.flatMap((file) => [...file.matchAll(/^#?([A-Z][A-Z\d_]*)="?([^"\n#]+?)"?$/gm)].map(([, name = '', value = '']) => ({ name, value })));
    expect(shown.length).toBeGreaterThan(30);
    const isOfHost = (value: string) => /…|\.example|password|Your /.test(value);
    for (const { name, value } of shown) {
      const read = readSettings({ [name]: value });
      if (isOfHost(value)) expect([name, read]).toEqual([name, { complaints: [expect.stringMatching(new RegExp(`^${name} holds a placeholder`))] }]);
      else if ('complaints' in read) expect(read.complaints.join()).toMatch(new RegExp(`^${name} needs `));
    }
    const filled = ({ name, value }: { readonly name: string; readonly value: string }) => [
      name,
      name.endsWith('MAIL')
        ? 'asha@koyal.test'
        : value.replaceAll('daftar.example', 'koyal.test').replace('user:password', 'asha:hush').replace('Your', 'Our').replaceAll('…', 'koyal.test'),
    ];
    expect(readSettings(Object.fromEntries(shown.map(filled)))).toMatchObject({
      settings: { dataDir: '/var/lib/daftar/data', operatorName: 'Our name', s3Region: 'ap-south-1', s3PathStyle: true, jobFeeds: [{}, {}] },
    });
  });
});
