/** Converts stored tenths. */
export const ratingOfTenths = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);
