/** The kinds of pictures that a shared link shows where its page has none of its own. */
export const linkPictures = ['home', 'communities', 'companies', 'calculators'] as const;

export type LinkPicture = (typeof linkPictures)[number];

/** Their size, the one that every network shows whole. */
export const linkPictureSize = { width: 1_200, height: 630 } as const;

/** The URL of the picture of a kind. */
export const linkPictureUrl = (kind: LinkPicture): string => `/link/${kind}.png`;

/** The picture of a page, by its path. */
export function linkPictureOf(path: string): LinkPicture {
  if (/^\/(communities|departments|discussions|p)(\/|$)/.test(path)) return 'communities';
  if (/^\/(list-of-companies|overview)(\/|$|\?)/.test(path)) return 'companies';
  return path.startsWith('/salaries/') ? 'calculators' : 'home';
}
