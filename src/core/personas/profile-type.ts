/** The two personas that a member writes under. Nothing public joins the two (F-16). */
export const profileTypes = ['ANONYMOUS', 'DESIGNATION'] as const;

export type ProfileType = (typeof profileTypes)[number];
