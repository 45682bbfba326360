import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const dataDir = join(tmpdir(), `daftar-refused-${process.pid}`);
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const https = { PUBLIC_ORIGIN: 'https://daftar.example' };

/** Types `npm start` with these settings, and answers how it ended and what it complained of. */
async function npmStart(settings: Readonly<Record<string, string>>) {
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const [complained, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, complained: complained.trim().split('\n') };
}

describe('npm start refuses settings that do not fit together, before anything is made (S-36)', () => {
  it.each([
    ['a demo that others can reach', { HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 lets others come.* GOOGLE_CLIENT_ID .*DEMO_LOGIN=no/],
    ['a demo at an origin of others', { PUBLIC_ORIGIN: 'http://daftar.example' }, /^PUBLIC_ORIGIN=http:\/\/daftar\.example lets others come.* DEMO_LOGIN=no/],
    ['https that no proxy speaks', { ...google, ...https }, /^PUBLIC_ORIGIN=https:\/\/daftar\.example needs TRUST_PROXY beside it.* TRUST_PROXY=loopback/],
    [
      'a made-up world for real members',
      { ...google, ...https, TRUST_PROXY: 'loopback', DEMO_SCALE: 'demo' },
      /^DEMO_SCALE=demo makes up companies and posts, which belong into a demo alone/,
    ],
    ['a key among the data', { KEYS_DIR: join(dataDir, 'keys') }, /^KEYS_DIR=.* lies inside DATA_DIR=.* one backup would hold both/],
    ['an issuer elsewhere without https', { ...google, GOOGLE_ISSUER: 'http://issuer.example' }, /^GOOGLE_ISSUER must be an address that starts with https/],
  ])('%s', async (_name, settings, sentence) => {
    const { code, complained } = await npmStart(settings);
    expect([code, complained]).toEqual([1, [expect.stringMatching(sentence)]]);
    expect(existsSync(dataDir)).toBe(false);
  });
});
