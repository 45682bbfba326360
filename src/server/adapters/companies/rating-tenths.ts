/** A rating as tables hold it, in tenths, as the product speaks of it. */
export const ratingOfTenths = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);
