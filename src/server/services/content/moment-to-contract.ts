/** A moment as the contracts spell it; null where there is none. */
export const momentToContract = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
