import type { OpenidClients } from '#server/adapters/providers/configured-providers.ts';
import { providers, type Provider } from '#core/providers/provider.ts';
import { addressWith, anyText, setting, wholeNumber, yesOrNo } from './setting.ts';

const titles: Readonly<Record<Provider, string>> = { google: 'Google', naukri: 'Naukri', linkedin: 'LinkedIn', microsoft: 'Microsoft' };

const idOf = (provider: Provider) =>
  setting<string | undefined>({
    name: `${provider.toUpperCase()}_CLIENT_ID`,
    about: `How ${titles[provider]} calls this installation. With it people can log in there.`,
    fallback: undefined,
    takes: 'the client id that the provider gave out',
    read: anyText,
  });

const secretOf = (provider: Provider) =>
  setting<string | undefined>({
    name: `${provider.toUpperCase()}_CLIENT_SECRET`,
    about: `What this installation proves itself with at ${titles[provider]}.`,
    fallback: undefined,
    takes: 'the client secret that the provider gave out',
    read: anyText,
  });

const issuerOf = (provider: Provider) =>
  setting<string | undefined>({
    name: `${provider.toUpperCase()}_ISSUER`,
    about: `Where ${titles[provider]} stands, if not at its usual place.`,
    fallback: undefined,
    takes: 'an address that starts with https://',
    read: addressWith('https:', 'http:'),
  });

/** The settings of logging in. */
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
  providerTokens: setting<boolean>({
    name: 'PROVIDER_TOKENS',
    about: 'Whether tokens are taken that the own scripts of Google and Naukri give to our pages.',
    fallback: false,
    takes: 'yes or no',
    read: yesOrNo,
  }),
  demoLogin: setting<boolean | undefined>({
    name: 'DEMO_LOGIN',
    about:
      'Whether this installation plays the providers itself, so that anybody can log in as anybody. Usually it does where no provider is set up and no https address is.',
    fallback: undefined,
    takes: 'yes or no',
    read: yesOrNo,
  }),
  signInLimit: setting<number>({
    name: 'SIGN_IN_LIMIT',
    about: 'How often one network address may log in, in five minutes.',
    fallback: 25,
    takes: 'a number from 1 to 100000000',
    read: wholeNumber(1, 100_000_000),
  }),
  secretKey: setting<string | undefined>({
    name: 'SECRET_KEY',
    about: 'The secret by which members are known again. Where it is not given, one is made in DATA_DIR.',
    fallback: undefined,
    takes: 'at least 32 characters that nobody can guess',
    read: (text) => (text.length >= 32 && new Set(text).size >= 12 ? text : undefined),
  }),
};

type Values = { readonly [Key in keyof typeof loginSettings]: ReturnType<(typeof loginSettings)[Key]['read']> | (typeof loginSettings)[Key]['fallback'] };

/** How people log in to this installation: with the providers that were set up, or with those that it plays itself, or neither. */
export interface LoginMethodSettings {
  readonly clients: OpenidClients;
  readonly isDemo: boolean;
}

/** The login methods that the settings ask for, or a sentence for everything that does not go together (S-36). */
export function loginMethodsFromSettings(
  settings: Values & { readonly publicOrigin: string | undefined },
): LoginMethodSettings | { readonly complaints: readonly string[] } {
  const clients = Object.fromEntries(
    providers.flatMap((provider) => (clientOf(settings, provider) ? [[provider, clientOf(settings, provider)]] : [])),
  ) as OpenidClients;
  const hasProviders = Object.keys(clients).length > 0;
  const isPublic = settings.publicOrigin?.startsWith('https:') ?? false;
  const complaints = [
    ...(settings.demoLogin && hasProviders
      ? ['DEMO_LOGIN lets anybody log in as anybody, so it does not go together with a provider. Leave out one of them.']
      : []),
    ...(settings.demoLogin && isPublic
      ? ['DEMO_LOGIN lets anybody log in as anybody, so it does not go together with a PUBLIC_ORIGIN that starts with https.']
      : []),
    ...(clients.naukri && !clients.naukri.issuer ? ['NAUKRI_CLIENT_ID needs NAUKRI_ISSUER beside it, because the job portal has no usual place.'] : []),
  ];
  if (complaints.length > 0) return { complaints };
  return { clients, isDemo: settings.demoLogin ?? (!hasProviders && !isPublic) };
}

function clientOf(settings: Values, provider: Provider): OpenidClients[Provider] {
  const clientId = settings[`${provider}ClientId`];
  return clientId === undefined ? undefined : { clientId, clientSecret: settings[`${provider}ClientSecret`], issuer: settings[`${provider}Issuer`] };
}
