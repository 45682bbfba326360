/** Fallback pictures for shared links, and the background of page pictures. */
export const linkPictures = ['home', 'communities', 'companies', 'calculators', 'card'] as const;

export type LinkPicture = (typeof linkPictures)[number];

/** Size every network shows whole. */
export const linkPictureSize = { width: 1_200, height: 630 } as const;

/** Uses the product's sign, or another brand's pictures. */
export const linkPictureUrl = (kind: LinkPicture, pictures: string | null = null): string => `${pictures ?? '/link'}/${kind}.png`;

/** Square reserved for the instance's sign. */
export function signPlaceIn(kind: LinkPicture): { readonly left: number; readonly top: number; readonly side: number } {
  if (kind === 'card') return { left: 72, top: 56, side: 64 };
  return kind === 'home' ? { left: 130, top: 175, side: 280 } : { left: 1_040, top: 60, side: 98 };
}

export function linkPictureOf(path: string): Exclude<LinkPicture, 'card'> {
  if (/^\/(communities|departments|discussions|p)(\/|$)/.test(path)) return 'communities';
  if (/^\/(list-of-companies|overview|awards|abeca-\w+)(\/|$|\?)/.test(path)) return 'companies';
  return path.startsWith('/salaries/') ? 'calculators' : 'home';
}
