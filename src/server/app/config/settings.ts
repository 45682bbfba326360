import { brandSettings } from './brand-settings.ts';
import { countedSettings } from './counted-settings.ts';
import { databaseSettings } from './database-settings.ts';
import { hostPageSettings } from './host-page-settings.ts';
import { jobSettings } from './job-settings.ts';
import { loginSettings } from './login-settings.ts';
import { operatorSettings } from './operator-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { anyText, oneWordOf, setting, urlWith, wholeNumber, yesOrNo, type Setting } from './setting.ts';
import { pictureSettings } from './picture-settings.ts';
import { postSettings } from './post-settings.ts';

/** Every setting with its default. */
export const settingsTable = {
  port: setting<number>({ name: 'PORT', about: 'The port to listen on.', fallback: 3000, takes: 'a number from 1 to 65535', read: wholeNumber(1, 65_535) }),
  host: setting<string>({
    name: 'HOST',
    about: 'The network address to listen on. In a container it has to be 0.0.0.0, and the demo login off.',
    fallback: '127.0.0.1',
    takes: 'a host name or an address',
    read: anyText,
  }),
  dataDir: setting<string>({
    name: 'DATA_DIR',
    about: 'The folder of the built-in database. With DATABASE_URL there is none, and --data-dir is refused.',
    fallback: '.data',
    takes: 'a folder',
    read: anyText,
  }),
  ...databaseSettings,
  demoScale: setting<'demo' | 'test' | 'large' | 'none' | number | undefined>({
    name: 'DEMO_SCALE',
    flag: 'scale',
    about: 'How many made-up companies fill an empty database of a demo. Without it, as many as for demo. Without the demo login none are made up.',
    fallback: undefined,
    takes: 'demo, test, large, none, or how many companies',
    read: (text) => oneWordOf('demo', 'test', 'large', 'none')(text) ?? wholeNumber(1, 1_000_000)(text),
  }),
  demoSeed: setting<number>({
    name: 'DEMO_SEED',
    flag: 'seed',
    about: 'Which made-up world it is. The same seed makes the same world.',
    fallback: 1,
    takes: 'a number',
    read: wholeNumber(0, 999_999_999),
  }),
  publicOrigin: setting<string | undefined>({
    name: 'PUBLIC_ORIGIN',
    about: 'Where readers reach the pages, if a proxy is in front; without it pages name the Host that was asked. With https it needs TRUST_PROXY.',
    fallback: undefined,
    takes: 'an origin such as https://daftar.example, without a slash at the end',
    refusesPlaceholders: true,
    read: (text) => (urlWith('http:', 'https:')(text) && new URL(text).origin === text ? text : undefined),
  }),
  hstsSubdomains: setting<boolean>({
    name: 'HSTS_SUBDOMAINS',
    about: 'Whether browsers are to use only https for all subdomains of PUBLIC_ORIGIN too, for two years (HSTS). Say no if one of them has no https.',
    fallback: true,
    takes: 'yes or no',
    read: yesOrNo,
  }),
  trustProxy: setting<readonly string[]>({
    name: 'TRUST_PROXY',
    about: 'Which proxies in front are trusted about who asks and how.',
    fallback: [],
    takes: 'addresses or subnets with commas between them, or loopback, linklocal, uniquelocal',
    read: proxiesIn,
  }),
  rateLimit: setting<number>({
    name: 'RATE_LIMIT',
    about: 'How often all guests of one network address together may ask for data, and open pages, in five minutes. An office of 500 makes 24,000 requests.',
    fallback: 30_000,
    takes: 'a number from 1 to 100000000',
    read: wholeNumber(1, 100_000_000),
  }),
  memberLimit: setting<number>({
    name: 'MEMBER_LIMIT',
    about: 'How often one member may ask for data, and open pages, in five minutes.',
    fallback: 1_200,
    takes: 'a number from 1 to 100000000',
    read: wholeNumber(1, 100_000_000),
  }),
  stopWait: setting<number>({
    name: 'STOP_WAIT',
    about: 'How many seconds at most a server that has to stop still answers, until its load balancer has heard no three times at /readyz.',
    fallback: 5,
    takes: 'a number from 1 to 120',
    read: wholeNumber(1, 120),
  }),
  metricsToken: setting<string | undefined>({
    name: 'METRICS_TOKEN',
    about:
      'What monitoring has to send (Authorization: Bearer …) to read the figures of this process at /metrics. Without it only a program on this machine may, and none if PUBLIC_ORIGIN or TRUST_PROXY is set. openssl rand -hex 24 makes one.',
    fallback: undefined,
    takes: 'at least 16 letters, digits and signs, without spaces',
    isSecret: true,
    refusesPlaceholders: true,
    read: (text) => (/^[\x21-\x7e]{16,256}$/.test(text) ? text : undefined),
  }),
  logLevel: setting<'debug' | 'info' | 'warn' | 'error' | 'silent'>({
    name: 'LOG_LEVEL',
    about: 'How much is written to the log.',
    fallback: 'info',
    takes: 'debug, info, warn, error or silent',
    read: oneWordOf('debug', 'info', 'warn', 'error', 'silent'),
  }),
  showKit: setting<boolean>({
    name: 'SHOW_KIT',
    about: 'Whether the page with all controls may be opened.',
    fallback: false,
    takes: 'yes or no',
    read: yesOrNo,
  }),
  push: setting<boolean>({
    name: 'PUSH',
    about:
      'Whether members can get notifications on their devices. They go through the push services of browsers, which cannot read them and are told CONTACT_MAIL.',
    fallback: true,
    takes: 'yes or no',
    read: yesOrNo,
  }),
  ...brandSettings,
  ...operatorSettings,
  ...loginSettings,
  ...mailSettings,
  ...countedSettings,
  ...postSettings,
  ...pictureSettings,
  ...jobSettings,
  ...hostPageSettings,
};

type Table = typeof settingsTable;

export type Settings = { readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never };

function proxiesIn(text: string): readonly string[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  return names.every((name) => /^(loopback|linklocal|uniquelocal|[0-9a-f.:]*[.:][0-9a-f.:]*(\/\d{1,3})?)$/i.test(name)) ? names : undefined;
}
