export const mailLinkPurposes = ['confirm', 'leave'] as const;
export type MailLinkPurpose = (typeof mailLinkPurposes)[number];

/** Sealed token, which names nobody to others. */
export const mailLinkPath = (purpose: MailLinkPurpose, token: string): string => `/mail/${purpose}/${token}`;
