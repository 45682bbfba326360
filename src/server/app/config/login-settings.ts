import { tokenGivers, type OpenidClients, type TokenGiver } from '#server/adapters/providers/configured-providers.ts';
import { providers, type Provider } from '#core/providers/provider.ts';
import { isOfThisComputer, type Deployment } from './deployment.ts';
import { portalClientIn, portalComplaints, portalSettings } from './portal-settings.ts';
import { anyText, setting, urlWith, wholeNumber, yesOrNo } from './setting.ts';

export const providerTitles: Readonly<Record<Provider, string>> = { google: 'Google', naukri: 'Naukri', linkedin: 'LinkedIn', microsoft: 'Microsoft' };

const idOf = (provider: Provider) =>
  setting<string | undefined>({
    name: `${provider.toUpperCase()}_CLIENT_ID`,
    about: `The client id of this installation at ${providerTitles[provider]}. With it people can log in with ${providerTitles[provider]}.`,
    fallback: undefined,
    takes: 'the client id that the provider gave you',
    refusesPlaceholders: true,
    read: anyText,
  });

const secretOf = (provider: Provider) =>
  setting<string | undefined>({
    name: `${provider.toUpperCase()}_CLIENT_SECRET`,
    about: `The client secret of this installation at ${providerTitles[provider]}.`,
    fallback: undefined,
    takes: 'the client secret that the provider gave you',
    refusesPlaceholders: true,
    isSecret: true,
    read: anyText,
  });

const issuerOf = (provider: Provider) =>
  setting<string | undefined>({
    name: `${provider.toUpperCase()}_ISSUER`,
    about: `The address of ${providerTitles[provider]}, if it is not the usual one.`,
    fallback: undefined,
    takes: 'an address that starts with https://; on this computer http:// will do',
    refusesPlaceholders: true,
    read: (text) => (urlWith('https:')(text) || isHere(text) ? text : undefined),
  });

/** Allows plain HTTP for an issuer on this computer, as in tests. */
const isHere = (text: string): boolean => urlWith('http:')(text) !== undefined && isOfThisComputer(new URL(text).hostname);

export const loginSettings = {
  googleClientId: idOf('google'),
  googleClientSecret: secretOf('google'),
  googleIssuer: issuerOf('google'),
  naukriClientId: idOf('naukri'),
  naukriClientSecret: secretOf('naukri'),
  naukriIssuer: issuerOf('naukri'),
  linkedinClientId: idOf('linkedin'),
  linkedinClientSecret: secretOf('linkedin'),
  linkedinIssuer: issuerOf('linkedin'),
  microsoftClientId: idOf('microsoft'),
  microsoftClientSecret: secretOf('microsoft'),
  microsoftIssuer: issuerOf('microsoft'),
  ...portalSettings,
  providerTokens: setting<readonly TokenGiver[]>({
    name: 'PROVIDER_TOKENS',
    about: 'Whose tokens to accept that their scripts give to our pages, which load these scripts then, on the press of a button; yes is google,naukri.',
    fallback: [],
    takes: 'yes, no, or some of google, naukri and microsoft with commas between them',
    read: tokenGiversIn,
  }),
  demoLogin: setting<boolean | undefined>({
    name: 'DEMO_LOGIN',
    about:
      'Whether this installation plays the providers itself, so that anyone can log in as anyone. Usually it does if no provider is set up and nobody comes from elsewhere.',
    fallback: undefined,
    takes: 'yes or no',
    read: yesOrNo,
  }),
  signInLimit: setting<number>({
    name: 'SIGN_IN_LIMIT',
    about: 'How often people behind one network address may log in, in five minutes. An office of 500 does so in the morning.',
    fallback: 500,
    takes: 'a number from 1 to 100000000',
    read: wholeNumber(1, 100_000_000),
  }),
  secretKey: setting<string | undefined>({
    name: 'SECRET_KEY',
    about: 'The key by which members are recognised. If it is not set, one is made in KEYS_DIR.',
    fallback: undefined,
    takes: 'at least 32 characters that nobody can guess',
    refusesPlaceholders: true,
    isSecret: true,
    read: (text) => (text.length >= 32 && new Set(text).size >= 12 ? text : undefined),
  }),
  keysDir: setting<string | undefined>({
    name: 'KEYS_DIR',
    about:
      'The folder of the key that is made at the first start. Without it that is <DATA_DIR>-keys; it is never inside DATA_DIR. Back it up apart from the data.',
    fallback: undefined,
    takes: 'a folder',
    read: anyText,
  }),
};

function tokenGiversIn(text: string): readonly TokenGiver[] | undefined {
  if (yesOrNo(text) !== undefined) return yesOrNo(text) ? ['google', 'naukri'] : [];
  const named = text.split(',').map((name) => tokenGivers.find((known) => known === name.trim()));
  return named.includes(undefined) ? undefined : tokenGivers.filter((known) => named.includes(known));
}

type Values = { readonly [Key in keyof typeof loginSettings]: (typeof loginSettings)[Key]['fallback'] };

export interface LoginMethodSettings {
  readonly clients: OpenidClients;
  readonly isDemo: boolean;
}

type LoginSettings = Values & Deployment;

/** Complains of everything inconsistent (S-36). */
export function loginMethodsFromSettings(settings: LoginSettings): LoginMethodSettings | { readonly complaints: readonly string[] } {
  const clients = Object.fromEntries(
    providers.flatMap((provider) => (clientOf(settings, provider) ? [[provider, clientOf(settings, provider)]] : [])),
  ) as OpenidClients;
  const hasProviders = Object.keys(clients).length > 0;
  const isSafe = settings.publicOrigin?.startsWith('https:') ?? false;
  const isDemo = settings.demoLogin ?? (!hasProviders && !isSafe);
  const complaints = [
    ...(settings.demoLogin && hasProviders ? ['DEMO_LOGIN lets anyone log in as anyone, so it cannot be used with a provider. Leave out one of them.'] : []),
    ...(isDemo ? demoComplaints(settings) : []),
    ...providers.flatMap((provider) => halfComplaints(settings, provider)),
    ...(clients.naukri && !clients.naukri.issuer ? ['NAUKRI_CLIENT_ID needs NAUKRI_ISSUER as well, because the job portal has no usual address.'] : []),
    ...portalComplaints(settings, { hasClient: clients.naukri !== undefined, tokens: settings.providerTokens }),
  ];
  if (complaints.length > 0) return { complaints };
  return { clients, isDemo };
}

const wayOut = 'Set up a provider, such as GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or set DEMO_LOGIN=no';

/** Refuses the demo login beyond this computer, since any visitor could be anyone, even a moderator. */
const demoComplaints = ({ demoLogin, host, publicOrigin }: LoginSettings): string[] => [
  ...(demoLogin && publicOrigin?.startsWith('https:')
    ? ['DEMO_LOGIN lets anyone log in as anyone, so it cannot be used with a PUBLIC_ORIGIN that starts with https. Leave out one of them.']
    : []),
  ...(publicOrigin?.startsWith('http:') && !isOfThisComputer(new URL(publicOrigin).hostname)
    ? [`PUBLIC_ORIGIN=${publicOrigin} lets others in, and the demo login lets anyone log in as anyone. ${wayOut}.`]
    : []),
  ...(isOfThisComputer(host) ? [] : [`HOST=${host} lets others in, and the demo login lets anyone log in as anyone. ${wayOut}, or leave out HOST.`]),
];

/** Refuses half-configured providers; a custom issuer may work without a secret. */
function halfComplaints(settings: Values, provider: Provider): string[] {
  const names = { id: idOf(provider).name, secret: secretOf(provider).name, issuer: issuerOf(provider).name };
  const [id, secret, issuer] = [settings[`${provider}ClientId`], settings[`${provider}ClientSecret`], settings[`${provider}Issuer`]];
  const alone = secret !== undefined ? names.secret : names.issuer;
  if (id === undefined) return secret === undefined && issuer === undefined ? [] : [`${alone} needs ${names.id} as well, or nobody can log in there.`];
  return secret === undefined && issuer === undefined && provider !== 'naukri'
    ? [`${names.id} needs ${names.secret} as well, or nobody can log in there.`]
    : [];
}

function clientOf(settings: Values, provider: Provider): OpenidClients[Provider] {
  const clientId = settings[`${provider}ClientId`];
  if (clientId === undefined) return undefined;
  const client = { clientId, clientSecret: settings[`${provider}ClientSecret`], issuer: settings[`${provider}Issuer`] };
  return provider === 'naukri' ? { ...client, ...portalClientIn(settings) } : client;
}
