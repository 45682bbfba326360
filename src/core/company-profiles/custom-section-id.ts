/** The place in the URL of its overview of a section that a company names itself, by its number from 0. */
export const customSectionId = (at: number): string => `section-${at + 1}`;
