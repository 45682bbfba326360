import { describe, expect, it } from 'vitest';
import { loginMethodsFromSettings } from './login-settings.ts';
import { readSettings } from './read-settings.ts';

const methodsWith = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  return 'complaints' in read ? read : loginMethodsFromSettings(read.settings);
};
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

describe('how people log in', () => {
  it('is by the demo where nothing is set up', () => expect(methodsWith({})).toEqual({ clients: {}, isDemo: true }));

  it('is by the providers that are set up, and then no longer by the demo (S-36)', () => {
    expect(methodsWith({ ...google, NAUKRI_CLIENT_ID: 'n', NAUKRI_ISSUER: 'https://naukri.test' })).toEqual({
      clients: {
        google: { clientId: 'id', clientSecret: 'secret', issuer: undefined },
        naukri: { clientId: 'n', clientSecret: undefined, issuer: 'https://naukri.test' },
      },
      isDemo: false,
    });
  });

  it('is by nothing at all where strangers come and no provider is set up (S-36)', () => {
    expect(methodsWith({ PUBLIC_ORIGIN: 'https://daftar.test' })).toEqual({ clients: {}, isDemo: false });
    expect(methodsWith({ DEMO_LOGIN: 'no' })).toEqual({ clients: {}, isDemo: false });
  });

  it.each([
    [{ DEMO_LOGIN: 'yes', PUBLIC_ORIGIN: 'https://daftar.test' }, /^DEMO_LOGIN .* PUBLIC_ORIGIN/],
    [{ DEMO_LOGIN: 'yes', ...google }, /^DEMO_LOGIN .* provider/],
    [{ NAUKRI_CLIENT_ID: 'n' }, /^NAUKRI_CLIENT_ID needs NAUKRI_ISSUER/],
    [{ SECRET_KEY: 'secret' }, /^SECRET_KEY must be/],
    [{ SECRET_KEY: 'x'.repeat(64) }, /^SECRET_KEY must be/],
    [{ GOOGLE_ISSUER: 'ftp://x' }, /^GOOGLE_ISSUER must be/],
  ])('is refused before anything starts when it cannot be meant: %o (S-36)', (environment, complaint) =>
    expect(methodsWith(environment)).toEqual({ complaints: [expect.stringMatching(complaint)] }),
  );

  it('reads a secret of its own', () => {
    const read = readSettings({ SECRET_KEY: '0123456789abcdef0123456789abcdef' });
    expect('settings' in read && read.settings.secretKey).toBe('0123456789abcdef0123456789abcdef');
  });
});
