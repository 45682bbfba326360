/** The most offers that are compared at once. It is alone, so that a sentence about it brings no calculator along. */
export const mostOffers = 3;
