/** Both personas of a member, never publicly linked (F-16). */
export const profileTypes = ['ANONYMOUS', 'DESIGNATION'] as const;

export type ProfileType = (typeof profileTypes)[number];
