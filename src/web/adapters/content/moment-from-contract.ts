export const momentFromContract = (at: string | null): number | null => (at === null ? null : Date.parse(at));
