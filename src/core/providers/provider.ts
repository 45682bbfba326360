/** The identity providers, by whose word a guest may log in. */
export const providers = ['google', 'naukri', 'linkedin', 'microsoft'] as const;

export type Provider = (typeof providers)[number];

/** The source of an account: where it came from. */
export type LoginSource = 'google' | 'naukri' | 'linkedin' | 'office';

/** The marker of a login under way that a browser remembers. */
export type LoginMarker = 'google' | 'naukri' | 'linkedin' | 'outlook';

/** The user type named in the call for a token of theirs. LinkedIn gives no tokens to browsers. */
export type SocialUserType = 'gp' | 'naukri' | 'outlook';

interface Names {
  readonly source: LoginSource;
  readonly marker: LoginMarker;
  readonly socialUserType: SocialUserType | undefined;
}

/** The names that each provider goes by. */
export const namesOf: Readonly<Record<Provider, Names>> = {
  google: { source: 'google', marker: 'google', socialUserType: 'gp' },
  naukri: { source: 'naukri', marker: 'naukri', socialUserType: 'naukri' },
  linkedin: { source: 'linkedin', marker: 'linkedin', socialUserType: undefined },
  microsoft: { source: 'office', marker: 'outlook', socialUserType: 'outlook' },
};

export const providerNamed = (text: string | undefined): Provider | undefined => providers.find((known) => known === text);

export const providerOfMarker = (marker: string | undefined): Provider | undefined => providers.find((known) => namesOf[known].marker === marker);
