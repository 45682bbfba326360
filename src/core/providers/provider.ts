/** Identity providers for login. */
export const providers = ['google', 'naukri', 'linkedin', 'microsoft'] as const;

export type Provider = (typeof providers)[number];

/** Origin of an account. */
export type LoginSource = 'google' | 'naukri' | 'linkedin' | 'office';

/** Marker of a login under way in the browser. */
export type LoginMarker = 'google' | 'naukri' | 'linkedin' | 'outlook';

/** User type in token calls; LinkedIn gives browsers no tokens. */
export type SocialUserType = 'gp' | 'naukri' | 'outlook';

interface Names {
  readonly source: LoginSource;
  readonly marker: LoginMarker;
  readonly socialUserType: SocialUserType | undefined;
}

export const namesOf: Readonly<Record<Provider, Names>> = {
  google: { source: 'google', marker: 'google', socialUserType: 'gp' },
  naukri: { source: 'naukri', marker: 'naukri', socialUserType: 'naukri' },
  linkedin: { source: 'linkedin', marker: 'linkedin', socialUserType: undefined },
  microsoft: { source: 'office', marker: 'outlook', socialUserType: 'outlook' },
};

export const providerNamed = (text: string | undefined): Provider | undefined => providers.find((known) => known === text);

export const providerOfMarker = (marker: string | undefined): Provider | undefined => providers.find((known) => namesOf[known].marker === marker);
