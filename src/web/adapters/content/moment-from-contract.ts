/** A moment of the contract as a number; null where there is none. */
export const momentFromContract = (at: string | null): number | null => (at === null ? null : Date.parse(at));
