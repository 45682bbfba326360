/** What a link in a mail is for: confirming the address, or having no more weekly mails. */
export const mailLinkPurposes = ['confirm', 'leave'] as const;
export type MailLinkPurpose = (typeof mailLinkPurposes)[number];

/** The path of a page that a mail leads to. The token is sealed: it names nobody to others who see it. */
export const mailLinkPath = (purpose: MailLinkPurpose, token: string): string => `/mail/${purpose}/${token}`;
