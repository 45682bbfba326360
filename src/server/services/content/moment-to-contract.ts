/** A moment as the contracts spell it. */
export const momentOf = (at: number): string => new Date(at).toISOString();

/** A moment as the contracts spell it; null where there is none. */
export const momentToContract = (at: number | null): string | null => (at === null ? null : momentOf(at));
