/** The choices of one filter, by their url names. An empty list asks for nothing. */
export type Choices<UrlName extends string = string> = readonly UrlName[];

/** A filter that takes one choice: a new one replaces it. */
export const replaced = <UrlName extends string>(_before: Choices<UrlName>, urlName: UrlName): Choices<UrlName> => [urlName];

/** A filter that takes several: choosing adds, and choosing again takes away. */
export const toggled = <UrlName extends string>(before: Choices<UrlName>, urlName: UrlName): Choices<UrlName> =>
  before.includes(urlName) ? before.filter((chosen) => chosen !== urlName) : [...before, urlName];

/** Clearing a filter asks for nothing again. */
export const cleared = (): Choices<never> => [];
