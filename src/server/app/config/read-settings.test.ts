import { describe, expect, it } from 'vitest';
import { readSettings, settingsHelp } from './read-settings.ts';
import { settingsTable } from './settings.ts';

const settings = (environment: Record<string, string>, args: string[] = []) => {
  const read = readSettings(environment, args);
  return 'settings' in read ? read.settings : read.complaints;
};

describe('the settings', () => {
  it('are those of the table when nothing is set', () => {
    expect(settings({ PORT: '', UNKNOWN: 'x' })).toEqual(Object.fromEntries(Object.entries(settingsTable).map(([key, { fallback }]) => [key, fallback])));
  });

  it('come from flags before the environment', () => {
    expect(settings({ PORT: '4000', DEMO_SCALE: 'none', SHOW_KIT: 'yes' }, ['--port', '4001', '--scale=250'])).toMatchObject({
      port: 4001,
      demoScale: 250,
      showKit: true,
    });
    expect(settings({ TRUST_PROXY: '10.0.0.0/8, ::1,uniquelocal', DATABASE_URL: 'postgresql://a:b@c/d', PUBLIC_ORIGIN: 'https://daftar.test' })).toMatchObject({
      trustProxy: ['10.0.0.0/8', '::1', 'uniquelocal'],
      databaseUrl: 'postgresql://a:b@c/d',
    });
  });

  it.each([
    [{ PORT: '0' }, 'PORT must be a number from 1 to 65535.'],
    [{ PORT: '99999' }, 'PORT must be a number from 1 to 65535.'],
    [{ S3_BUCKET: 'pictures', S3_KEY_ID: 'id' }, 'S3_BUCKET needs S3_SECRET beside it, or no picture finds its place.'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT needs S3_BUCKET and S3_KEY_ID and S3_SECRET beside it, or no picture finds its place.'],
    [{ PORT: '3000x' }, 'PORT must be a number from 1 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres://.'],
    [{ DEMO_SCALE: 'huge' }, 'DEMO_SCALE must be demo, test, large, none, or how many companies.'],
    [{ PUBLIC_ORIGIN: 'https://daftar.test/' }, 'PUBLIC_ORIGIN must be an origin such as https://daftar.example.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be addresses or subnets with commas between them, or loopback, linklocal, uniquelocal.'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT must be a number from 1 to 100000000.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
    [{ SHOW_KIT: 'true' }, 'SHOW_KIT must be yes or no.'],
  ])('refuse %o in one sentence', (environment, sentence) => expect(settings(environment)).toEqual([sentence]));

  it('refuse everything that is wrong at once, and flags nobody knows', () => {
    expect(settings({ PORT: 'x', LOG_LEVEL: 'x' }, ['--seed', 'x'])).toHaveLength(3);
    expect(settings({}, ['--scael', 'large'])).toEqual([expect.stringMatching(/'--scael'.* Run with --help/)]);
    expect(settings({}, ['large'])).toHaveLength(1);
  });

  it('are all in the help', () => {
    const help = settingsHelp();
    for (const { name, flag, about } of Object.values(settingsTable)) for (const part of [name, `--${flag}`, about]) expect(help).toContain(part);
  });
});
