/** Own pay, or an offer, which the same figures answer in other words. */
export const payAbouts = ['pay', 'offer'] as const;
export type PayAbout = (typeof payAbouts)[number];
