/** The kinds of pictures that a shared link shows where its page has none of its own, and the ground on which pictures of pages are drawn. */
export const linkPictures = ['home', 'communities', 'companies', 'calculators', 'card'] as const;

export type LinkPicture = (typeof linkPictures)[number];

/** Their size, the one that every network shows whole. */
export const linkPictureSize = { width: 1_200, height: 630 } as const;

/** The URL of the picture of a kind, with the sign of the product or below the pictures of another brand. */
export const linkPictureUrl = (kind: LinkPicture, pictures: string | null = null): string => `${pictures ?? '/link'}/${kind}.png`;

/** The square in which it shows the sign of the installation. */
export function signPlaceIn(kind: LinkPicture): { readonly left: number; readonly top: number; readonly side: number } {
  if (kind === 'card') return { left: 72, top: 56, side: 64 };
  return kind === 'home' ? { left: 130, top: 175, side: 280 } : { left: 1_040, top: 60, side: 98 };
}

/** The picture of a page that has none of its own, by its path. */
export function linkPictureOf(path: string): Exclude<LinkPicture, 'card'> {
  if (/^\/(communities|departments|discussions|p)(\/|$)/.test(path)) return 'communities';
  if (/^\/(list-of-companies|overview|awards|abeca-\w+)(\/|$|\?)/.test(path)) return 'companies';
  return path.startsWith('/salaries/') ? 'calculators' : 'home';
}
