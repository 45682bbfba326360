import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from './secret-file.ts';
import { Secrets } from './secrets.ts';

let home: string;
let dataDir: string;
let keysDir: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'daftar-secret-'));
  dataDir = join(home, 'data');
  keysDir = join(home, 'data-keys');
  mkdirSync(dataDir);
});
afterEach(() => rmSync(home, { recursive: true }));

const known = (secrets: Secrets) => secrets.identityOf('a', 'b');

describe('the secret of an installation', () => {
  it('is made once, outside the data, for its owner’s eyes only, and found again (A-1)', () => {
    const first = known(openSecrets({ dataDir }));
    expect(known(openSecrets({ dataDir }))).toBe(first);
    expect([statSync(keysDir).mode & 0o777, statSync(join(keysDir, 'secret')).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(readFileSync(join(keysDir, 'secret'))).toHaveLength(32);
    expect(readdirSync(keysDir)).toEqual(['secret']);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is said once, when it is made', () => {
    const said: string[] = [];
    openSecrets({ dataDir, say: (sentence) => said.push(sentence) });
    openSecrets({ dataDir, say: (sentence) => said.push(sentence) });
    expect(said).toEqual([
      `The key of this installation was made in ${join(keysDir, 'secret')}. Back it up apart from the data: without it nobody who logs in is recognised.`,
    ]);
  });

  it('is taken out of the data folder, where an earlier version kept it', () => {
    const said: string[] = [];
    mkdirSync(join(dataDir, 'keys'));
    writeFileSync(join(dataDir, 'keys/secret'), Buffer.alloc(32, 7));
    expect(known(openSecrets({ dataDir, say: (sentence) => said.push(sentence) }))).toBe(known(new Secrets(Buffer.alloc(32, 7))));
    expect(readdirSync(dataDir)).toEqual([]);
    expect(readFileSync(join(keysDir, 'secret'))).toEqual(Buffer.alloc(32, 7));
    expect(said.join()).toContain('no longer with the data');
  });

  it('stays where it was when it is not whole there, and none is made', () => {
    mkdirSync(join(dataDir, 'keys'));
    writeFileSync(join(dataDir, 'keys/secret'), 'short');
    expect(() => openSecrets({ dataDir })).toThrow(/does not hold the secret of this installation/);
    expect(readFileSync(join(dataDir, 'keys/secret'), 'utf8')).toBe('short');
    expect(existsSync(keysDir)).toBe(false);
  });

  it('lies in the folder that is named for it', () => {
    const elsewhere = join(home, 'elsewhere');
    openSecrets({ dataDir, keysDir: elsewhere });
    expect([existsSync(join(elsewhere, 'secret')), existsSync(keysDir)]).toEqual([true, false]);
  });

  it('is not made beside data on their own volume, as it may vanish with containers', () => {
    expect(() => openSecrets({ dataDir: '/dev/shm' })).toThrow(/\/dev\/shm is a separate volume.*KEYS_DIR/);
    expect(existsSync('/dev/shm-keys')).toBe(false);
    expect(known(openSecrets({ dataDir: '/dev/shm', keysDir }))).toBe(known(openSecrets({ dataDir, keysDir })));
  });

  it('is another in another installation', () => {
    expect(known(openSecrets({ dataDir: join(home, 'other') }))).not.toBe(known(openSecrets({ dataDir })));
  });

  it('is the one that was set, and then nothing is written', () => {
    const secretKey = 'correct horse battery staple, 42!';
    expect(known(openSecrets({ secretKey, dataDir }))).toBe(known(new Secrets(Buffer.from(secretKey))));
    expect(existsSync(keysDir)).toBe(false);
  });

  it('is never made again when it is not whole, but asked for', () => {
    openSecrets({ dataDir });
    writeFileSync(join(keysDir, 'secret'), 'short');
    expect(() => openSecrets({ dataDir })).toThrow(/does not hold the secret of this installation/);
    expect(readFileSync(join(keysDir, 'secret'), 'utf8')).toBe('short');
  });

  it('says in one sentence when it cannot be stored', () => {
    writeFileSync(keysDir, 'in the way');
    chmodSync(keysDir, 0o600);
    expect(() => openSecrets({ dataDir })).toThrow(/secret of this installation/);
  });
});
