/** Limit of an offer comparison. Separate, so that texts need not import a calculator. */
export const mostOffers = 3;
