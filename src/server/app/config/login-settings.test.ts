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

  it('is by the configured providers, and then no longer by the demo (S-36)', () => {
    expect(methodsWith({ ...google, NAUKRI_CLIENT_ID: 'n', NAUKRI_ISSUER: 'https://naukri.test' })).toEqual({
      clients: {
        google: { clientId: 'id', clientSecret: 'secret', issuer: undefined },
        naukri: {
          clientId: 'n',
          clientSecret: undefined,
          issuer: 'https://naukri.test',
          endpoints: undefined,
          scopes: [],
          scriptUrl: undefined,
          hasProfile: false,
        },
      },
      isDemo: false,
    });
  });

  it('is by nothing at all where strangers come and no provider is set up (S-36)', () => {
    expect(methodsWith({ PUBLIC_ORIGIN: 'https://daftar.test', TRUST_PROXY: 'loopback' })).toEqual({ clients: {}, isDemo: false });
    expect(methodsWith({ DEMO_LOGIN: 'no' })).toEqual({ clients: {}, isDemo: false });
  });

  it.each([
    [{ DEMO_LOGIN: 'yes', PUBLIC_ORIGIN: 'https://daftar.test', TRUST_PROXY: 'loopback' }, /^DEMO_LOGIN .* PUBLIC_ORIGIN/],
    [{ PUBLIC_ORIGIN: 'http://daftar.test' }, /^PUBLIC_ORIGIN=http:\/\/daftar\.test lets others in/],
    [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 lets others in/],
    [{ HOST: '::' }, /^HOST=:: lets others in/],
    [{ ...google, PUBLIC_ORIGIN: 'https://daftar.test' }, /^PUBLIC_ORIGIN=.* needs TRUST_PROXY/],
    [{ ...google, DEMO_SCALE: '250' }, /^DEMO_SCALE=250 makes up/],
    [{ DEMO_LOGIN: 'yes', ...google }, /^DEMO_LOGIN .* provider/],
    [{ NAUKRI_CLIENT_ID: 'n' }, /^NAUKRI_CLIENT_ID needs NAUKRI_ISSUER/],
    [{ GOOGLE_CLIENT_ID: 'id' }, /^GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET as well/],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, /^GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID as well/],
    [{ MICROSOFT_ISSUER: 'https://own.test' }, /^MICROSOFT_ISSUER needs MICROSOFT_CLIENT_ID as well/],
    [{ SECRET_KEY: 'secret' }, /^SECRET_KEY must be/],
    [{ SECRET_KEY: '10'.repeat(32) }, /^SECRET_KEY must be/],
    [{ GOOGLE_ISSUER: 'ftp://x' }, /^GOOGLE_ISSUER is "ftp:\/\/x", and must be/],
    [{ GOOGLE_ISSUER: 'http://issuer.test' }, /^GOOGLE_ISSUER is "http:\/\/issuer\.test", and must be/],
  ])('is refused before anything starts when it cannot be meant: %o (S-36)', (environment, complaint) =>
    expect(methodsWith(environment)).toEqual({ complaints: [expect.stringMatching(complaint)] }),
  );

  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1', PUBLIC_ORIGIN: 'http://localhost:3000' },
    { DEMO_LOGIN: 'yes', DEMO_SCALE: 'test', PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
  ])('is by the demo where only this computer reaches it: %o (S-36)', (environment) => expect(methodsWith(environment)).toMatchObject({ isDemo: true }));

  it.each([
    { HOST: '0.0.0.0', DEMO_LOGIN: 'no', DEMO_SCALE: 'none' },
    { ...google, HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://daftar.test' },
  ])('is never by the demo where others come: %o (S-36)', (environment) => expect(methodsWith(environment)).toMatchObject({ isDemo: false }));

  it.each([
    ['yes', ['google', 'naukri']],
    ['no', []],
    ['microsoft, google', ['google', 'microsoft']],
  ])('takes tokens of those that PROVIDER_TOKENS names: %s (R-133)', (named, tokens) => {
    const read = readSettings({ PROVIDER_TOKENS: named });
    expect('settings' in read && read.settings.providerTokens).toEqual(tokens);
  });

  const naukri = { NAUKRI_CLIENT_ID: 'n', NAUKRI_ISSUER: 'https://naukri.test' };

  it.each([
    [{ PROVIDER_TOKENS: 'linkedin' }, /^PROVIDER_TOKENS is "linkedin", and must be/],
    [{ NAUKRI_PROFILE_URL: 'https://naukri.test/me' }, /^NAUKRI_PROFILE_URL needs NAUKRI_CLIENT_ID/],
    [{ ...naukri, NAUKRI_PROFILE_URL: 'https://10.0.0.1/me' }, /^NAUKRI_PROFILE_URL is .*, and must be a public address/],
    [{ ...naukri, NAUKRI_PROFILE_URL: 'http://naukri.test/me' }, /^NAUKRI_PROFILE_URL is .*, and must be a public address/],
    [{ ...naukri, NAUKRI_TOKEN_URL: 'https://169.254.169.254/token' }, /^NAUKRI_TOKEN_URL is/],
    [{ ...naukri, NAUKRI_TOKEN_URL: 'https://naukri.test/token' }, /^NAUKRI_AUTHORIZE_URL, NAUKRI_TOKEN_URL and NAUKRI_KEYS_URL go together/],
    [{ ...naukri, NAUKRI_SCRIPT: 'https://naukri.test/login.js' }, /^NAUKRI_SCRIPT needs PROVIDER_TOKENS=naukri/],
    [{ ...naukri, NAUKRI_PROFILE_FIELDS: 'salary=pay' }, /^NAUKRI_PROFILE_FIELDS is/],
    [{ ...naukri, NAUKRI_PROFILE_FIELDS: 'company=a,company=b' }, /^NAUKRI_PROFILE_FIELDS is/],
  ])('is refused with half a job portal, or one inside: %o (R-117)', (environment, complaint) =>
    expect(methodsWith(environment)).toEqual({ complaints: [expect.stringMatching(complaint)] }),
  );

  it('reads its own secret', () => {
    const read = readSettings({ SECRET_KEY: '0123456789abcdef0123456789abcdef' });
    expect('settings' in read && read.settings.secretKey).toBe('0123456789abcdef0123456789abcdef');
  });
});
