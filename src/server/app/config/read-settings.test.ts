import { describe, expect, it } from 'vitest';
import { hostSettingsIn } from './host-page-settings.ts';
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
    [{ PORT: '0' }, 'PORT is "0", and must be a number from 1 to 65535.'],
    [{ PORT: '99999' }, 'PORT is "99999", and must be a number from 1 to 65535.'],
    [{ S3_BUCKET: 'pictures', S3_KEY_ID: 'id' }, 'S3_BUCKET needs S3_SECRET as well, or pictures cannot be stored there.'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT needs S3_BUCKET and S3_KEY_ID and S3_SECRET as well, or pictures cannot be stored there.'],
    [{ PORT: '3000x' }, 'PORT is "3000x", and must be a number from 1 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres://.'],
    [{ DATABASE_READ_URL: 'postgres://replica/daftar' }, 'DATABASE_READ_URL needs DATABASE_URL as well: the built-in database, in DATA_DIR, has no replica.'],
    [{ DEMO_SCALE: 'huge' }, 'DEMO_SCALE is "huge", and must be demo, test, large, none, or how many companies.'],
    [
      { PUBLIC_ORIGIN: 'https://daftar.test/' },
      'PUBLIC_ORIGIN is "https://daftar.test/", and must be an origin such as https://daftar.example, without a slash at the end.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes", and must be addresses or subnets with commas between them, or loopback, linklocal, uniquelocal.'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT is "-1", and must be a number from 1 to 100000000.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", and must be debug, info, warn, error or silent.'],
    [{ SHOW_KIT: 'true' }, 'SHOW_KIT is "true", and must be yes or no.'],
  ])('refuse %o in one sentence', (environment, sentence) => expect(settings(environment)).toEqual([sentence]));

  it.each([
    [
      { DATABASE_URL: 'postgres://a/b' },
      ['--data-dir', 'new'],
      '--data-dir and DATABASE_URL name two databases. Leave out one of them; --database-url= leaves out DATABASE_URL.',
    ],
    [{}, ['--data-dir', 'new', '--database-url', 'postgres://a/b'], '--data-dir and --database-url name two databases. Leave out one of them.'],
  ])('refuse a folder that is typed beside an address, %o %j, but for a move', (environment, args, sentence) => {
    expect(settings(environment, args)).toEqual([sentence]);
    expect(readSettings(environment, args, 'both databases')).toMatchObject({ settings: { dataDir: 'new', databaseUrl: 'postgres://a/b' } });
  });

  it('accept the one database left, and a folder named after the key alone', () => {
    expect(settings({ DATABASE_URL: 'postgres://a/b' }, ['--data-dir=new', '--database-url='])).toMatchObject({ dataDir: 'new', databaseUrl: undefined });
    expect(settings({ DATABASE_URL: 'postgres://a/b', DATA_DIR: 'old' })).toMatchObject({ dataDir: 'old', databaseUrl: 'postgres://a/b' });
    expect(settings({ DATA_DIR: 'old' }, ['--database-url', 'postgres://a/b'])).toMatchObject({ dataDir: 'old', databaseUrl: 'postgres://a/b' });
  });

  it('refuse a key of a language model without its address', () => {
    expect(settings({ REPHRASE_KEY: 'k' })).toEqual(['REPHRASE_KEY needs REPHRASE_URL as well, or no language model is asked.']);
    expect(settings({ REPHRASE_KEY: 'k', REPHRASE_URL: 'https://llm.example/v1' })).toMatchObject({ rephraseKey: 'k' });
  });

  it.each(['DATABASE_URL', 'DATABASE_READ_URL', 'SECRET_KEY', 'SMTP_URL', 'S3_ENDPOINT', 'REPHRASE_URL'])('repeat no text that may be a secret: %s', (name) =>
    expect(settings({ [name]: 'mysql://me:hush@db' })).toEqual([expect.stringMatching(new RegExp(`^${name} must be (?!.*hush)`))]),
  );

  it.each(['JobsListing,UserSettings', 'DataMap', 'jobs', 'JobsListing,', 'Messages'])(
    'name no page of an advertisement where none may stand: %s (R-216)',
    (pages) =>
      expect(settings({ AD_PAGES: pages })).toEqual([
        `AD_PAGES is "${pages}", and must be names such as JobsListing,CommunityListing, and none of a form, of settings, messages, law or moderation.`,
      ]),
  );

  it('put an advertisement together where all of it is set (R-216)', () => {
    const whole = { AD_PAGES: 'JobsListing,HomeScreen', AD_TEXT: 'Learn to weld', AD_URL: 'https://welding.example/pune' };
    const adOf = (environment: Record<string, string>) => {
      const read = readSettings(environment);
      return 'settings' in read ? hostSettingsIn(read.settings, false).advertisement : read.complaints;
    };
    expect(adOf(whole)).toEqual({
      pages: ['JobsListing', 'HomeScreen'],
      text: { en: 'Learn to weld', hi: 'Learn to weld' },
      url: 'https://welding.example/pune',
    });
    expect(adOf({ ...whole, AD_TEXT_HINDI: 'वेल्डिंग सीखें' })).toMatchObject({ text: { hi: 'वेल्डिंग सीखें' } });
    for (const name of Object.keys(whole)) expect(adOf({ ...whole, [name]: '' }), name).toBeNull();
  });

  it.each(['http://x', 'http://app.koyal.test', 'https://app.koyal.test,http://koyal.test', 'https://app.koyal.test/', 'capacitor://localhost'])(
    'let nobody frame pages who can be overheard: %s',
    (text) => expect(settings({ NATIVE_ORIGINS: text })).toEqual([expect.stringContaining(`NATIVE_ORIGINS is "${text}", and must be origins such as https:`)]),
  );

  it('let an app frame pages over https, and one of this computer', () =>
    expect(settings({ NATIVE_ORIGINS: 'https://app.koyal.test, http://127.0.0.1:4000' })).toMatchObject({
      nativeOrigins: ['https://app.koyal.test', 'http://127.0.0.1:4000'],
    }));

  it.each([
    ['', ['en', 'hi']],
    ['en', ['en']],
    ['hi, en', ['en', 'hi']],
  ])('build pages in these languages: %s', (text, languages) => expect(settings({ LANGUAGES: text })).toEqual(expect.objectContaining({ languages })));

  it.each(['hi', 'en,xx', 'english', 'en,en'])('build no pages in languages that are not there, nor without English: %s', (text) =>
    expect(settings({ LANGUAGES: text })).toEqual([expect.stringContaining(`LANGUAGES is "${text}", and must be en and others with commas between them`)]),
  );

  it.each([
    ['1', 1],
    ['400', 400],
    ['0', undefined],
    ['401', undefined],
    ['1.5', undefined],
    ['a year', undefined],
  ])('store cookies for as many days as a browser does: %s (R-218)', (days, cookieDays) =>
    expect(settings({ COOKIE_DAYS: days })).toEqual(
      cookieDays === undefined ? [`COOKIE_DAYS is "${days}", and must be a number from 1 to 400.`] : (expect.objectContaining({ cookieDays }) as unknown),
    ),
  );

  it.each(['fifteen-letters', 'two words are no token of this', 'यह-टोकन-नहीं-है'])(
    'take no monitoring token that is guessable or cannot be sent, and repeat none: %s',
    (text) => expect(settings({ METRICS_TOKEN: text })).toEqual(['METRICS_TOKEN must be at least 16 letters, digits and signs, without spaces.']),
  );

  it('take a token of monitoring, and no placeholder of one', () => {
    expect(settings({ METRICS_TOKEN: 'sixteen-letters!' })).toMatchObject({ metricsToken: 'sixteen-letters!' });
    expect(settings({ METRICS_TOKEN: '…' })).toEqual([expect.stringMatching(/^METRICS_TOKEN holds a placeholder/)]);
  });

  it.each([
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['PORTT', 'PORT'],
    ['COUNTED_PROFS', 'COUNTED_PROOFS'],
    ['S3_BUKCET', 'S3_BUCKET'],
    ['DEMO_LOGN', 'DEMO_LOGIN'],
    ['PUBLIC_URIGON', 'PUBLIC_ORIGIN'],
  ])('refuse a name in the environment that misspells one, and say which: %s', (typed, meant) => {
    const sentence = `${typed} is no setting, and ${meant} is one. Correct the name, or take it out of the environment.`;
    expect(settings({ [typed]: 'hush' })).toEqual([sentence]);
    expect(settings({ [typed]: '' })).toEqual(settings({}));
  });

  it('accept names of systems, far names, and one near a name that is set', () => {
    const ofOthers = {
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'mill',
      LANGUAGE: 'en_IN:en',
      PAGER: 'less',
      LOGNAME: 'asha',
      NEW_SECRET_KEY: 'x',
      PGPASSFILE: 'x',
    };
    expect(settings(ofOthers)).toEqual(settings({}));
    expect(settings({ API_URL: 'https://a.test', APP_URL: 'https://b.test' })).toMatchObject({ appUrl: 'https://b.test' });
    expect(settings({ PORTT: '1' }, ['--port', '4000'])).toMatchObject({ port: 4000 });
  });

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
