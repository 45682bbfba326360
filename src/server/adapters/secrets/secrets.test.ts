import { describe, expect, it } from 'vitest';
import { hashed, randomId, randomSecret, Secrets } from './secrets.ts';

const secrets = new Secrets(Buffer.alloc(32, 1));
const others = new Secrets(Buffer.alloc(32, 2));

describe('a sealed value', () => {
  const sealed = secrets.seal('login', { state: 'x' });

  it('opens with the same keys for the same purpose, and reveals nothing else', () => {
    expect(secrets.unseal('login', sealed)).toEqual({ state: 'x' });
    expect(secrets.unseal('registration', sealed)).toBeUndefined();
    expect(others.unseal('login', sealed)).toBeUndefined();
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('state');
    expect(secrets.seal('login', { state: 'x' })).not.toBe(sealed);
  });

  it('is nothing any more once a bit of it is changed', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(secrets.unseal('login', changed.toString('base64url'))).toBeUndefined();
    }
    for (const text of ['', 'x', sealed.slice(0, 30), '\u0000', 'a'.repeat(4_000)]) expect(secrets.unseal('login', text)).toBeUndefined();
  });
});

describe('an identity', () => {
  it('is the same for one person at one issuer, and under no other key (S-28)', () => {
    const known = secrets.identityOf('https://a.test', '1');
    expect(secrets.identityOf('https://a.test', '1')).toBe(known);
    const different = [secrets.identityOf('https://a.test', '2'), secrets.identityOf('https://b.test', '1'), others.identityOf('https://a.test', '1')];
    expect(new Set([known, ...different, secrets.identityOf('https://a.test","1', ''), secrets.codeHash('["https://a.test","1"]')]).size).toBe(6);
    expect(known).not.toBe(hashed('["https://a.test","1"]'));
  });
});

describe('a persona', () => {
  it('is its own for every account, and says nothing of it without the key (F-16)', () => {
    const refs = [secrets.personaOf('a'), secrets.personaOf('b'), others.personaOf('a')];
    expect(new Set([...refs, secrets.identityOf('a', 'DESIGNATION'), hashed('["a","DESIGNATION"]')]).size).toBe(5);
    expect(secrets.personaOf('a')).toBe(refs[0]);
  });
});

describe('what nobody guesses', () => {
  it('has no order, and bits enough (S-20, S-49)', () => {
    const ids = Array.from({ length: 2_000 }, randomId);
    expect(new Set(ids).size).toBe(2_000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(new Set(ids.join('')).size).toBe(32);
    expect(Buffer.from(randomSecret(32), 'base64url')).toHaveLength(32);
  });
});
