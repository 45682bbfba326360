import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { freePort } from '#scripts/product/free-port.ts';
import { npmRun } from './npm-run.ts';
import { ownWords } from './own-words.ts';

const dataDir = join(tmpdir(), `daftar-refused-${process.pid}`);
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const https = { PUBLIC_ORIGIN: 'https://daftar.test' };

async function npmStart(settings: Readonly<Record<string, string>>) {
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const [complained, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, complained: ownWords(complained).trim().split('\n') };
}

describe('npm start refuses settings that do not fit together, before anything is made (S-36)', () => {
  it.each([
    ['a port outside of its range', { PORT: '99999' }, /^PORT is "99999", and must be a number from 1 to 65535\.$/],
    ['a demo that others can reach', { HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 lets others in.* GOOGLE_CLIENT_ID .*DEMO_LOGIN=no/],
    ['a misspelt name', { COUNTED_PROFS: 'address' }, /^COUNTED_PROFS is no setting, and COUNTED_PROOFS is one\./],
    ['an example of HOSTING.md', { MAIL_FROM: 'no-reply@daftar.example' }, /^MAIL_FROM holds a placeholder/],
    ['a demo at an origin of others', { PUBLIC_ORIGIN: 'http://daftar.test' }, /^PUBLIC_ORIGIN=http:\/\/daftar\.test lets others in.* DEMO_LOGIN=no/],
    ['https that no proxy speaks', { ...google, ...https }, /^PUBLIC_ORIGIN=https:\/\/daftar\.test needs TRUST_PROXY as well.* TRUST_PROXY=loopback/],
    [
      'a made-up world for real members',
      { ...google, ...https, TRUST_PROXY: 'loopback', DEMO_SCALE: 'demo' },
      /^DEMO_SCALE=demo makes up companies and posts, which belong only in a demo/,
    ],
    ['a key among the data', { KEYS_DIR: join(dataDir, 'keys') }, /^KEYS_DIR=.* is inside DATA_DIR=.* one backup would hold both/],
    ['a replica of nothing', { DATABASE_READ_URL: 'postgres://replica.example/daftar' }, /^DATABASE_READ_URL needs DATABASE_URL as well/],
    [
      'an origin that ends in a slash',
      { ...google, PUBLIC_ORIGIN: 'https://daftar.test/' },
      /^PUBLIC_ORIGIN is "https:\/\/daftar\.test\/", and must be .*, without a slash at the end\.$/,
    ],
    [
      'an issuer elsewhere without https',
      { ...google, GOOGLE_ISSUER: 'http://issuer.example' },
      /^GOOGLE_ISSUER is "http:\/\/issuer\.example", and must be an address that starts with https/,
    ],
  ])('%s', async (_name, settings, sentence) => {
    const { code, complained } = await npmStart(settings);
    expect([code, complained]).toEqual([1, [expect.stringMatching(sentence)]]);
    expect(existsSync(dataDir)).toBe(false);
  });
});

it.runIf(process.platform === 'linux')('npm start ends at once and says why where its data folder cannot be made', async () => {
  const { code, complained } = await npmStart({ DATA_DIR: '/proc/daftar/data', PORT: String(await freePort()) });
  expect([code, complained.at(-1)]).toEqual([1, expect.stringMatching(/^The data folder \/proc\/daftar\/data cannot be made: ENOENT.*\.$/)]);
});

describe('a folder that is typed beside an address', () => {
  it.each([
    ['start', []],
    ['backup', ['elsewhere']],
    ['restore', ['one.backup']],
    ['admin', ['list']],
    ['doctor', []],
  ])('is refused by npm run %s in the same sentence, so neither database is ignored', async (command, words) => {
    const { code, said, complained } = await npmRun(command, [...words, '--data-dir', dataDir], process.cwd(), {
      settings: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' },
    });
    expect([code, `${said}${complained}`]).toEqual([
      1,
      expect.stringMatching(/--data-dir and DATABASE_URL name two databases\. Leave out one of them; --database-url= leaves out DATABASE_URL\.$/),
    ]);
    expect(existsSync(dataDir)).toBe(false);
  });
});
