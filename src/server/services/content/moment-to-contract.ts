export const momentOf = (at: number): string => new Date(at).toISOString();

export const momentToContract = (at: number | null): string | null => (at === null ? null : momentOf(at));
