import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from './secret-file.ts';
import { Secrets } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'daftar-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const known = (secrets: Secrets) => secrets.identityOf('a', 'b');

describe('the secret of an installation', () => {
  it('is made once, for its owner’s eyes only, and found again', () => {
    const first = known(openSecrets({ dataDir }));
    expect(known(openSecrets({ dataDir }))).toBe(first);
    expect([statSync(join(dataDir, 'keys')).mode & 0o777, statSync(join(dataDir, 'keys/secret')).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(readFileSync(join(dataDir, 'keys/secret'))).toHaveLength(32);
    expect(readdirSync(join(dataDir, 'keys'))).toEqual(['secret']);
  });

  it('is another in another installation', () => {
    const other = mkdtempSync(join(tmpdir(), 'daftar-secret-'));
    expect(known(openSecrets({ dataDir: other }))).not.toBe(known(openSecrets({ dataDir })));
    rmSync(other, { recursive: true });
  });

  it('is the one that was set, and then nothing is written', () => {
    const secretKey = 'correct horse battery staple, 42!';
    expect(known(openSecrets({ secretKey, dataDir }))).toBe(known(new Secrets(Buffer.from(secretKey))));
    expect(existsSync(join(dataDir, 'keys'))).toBe(false);
  });

  it('is never made anew when it is not whole, but asked for', () => {
    openSecrets({ dataDir });
    writeFileSync(join(dataDir, 'keys/secret'), 'short');
    expect(() => openSecrets({ dataDir })).toThrow(/does not hold the secret of this installation/);
    expect(readFileSync(join(dataDir, 'keys/secret'), 'utf8')).toBe('short');
  });

  it('says in one sentence when it cannot be kept', () => {
    writeFileSync(join(dataDir, 'keys'), 'in the way');
    chmodSync(join(dataDir, 'keys'), 0o600);
    expect(() => openSecrets({ dataDir })).toThrow(/secret of this installation/);
  });
});
