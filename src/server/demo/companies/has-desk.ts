/** Looks after its page itself, and so answers reviews. */
export const hasDesk = (place: number): boolean => place % 3 === 0 && place % 8 !== 5;
