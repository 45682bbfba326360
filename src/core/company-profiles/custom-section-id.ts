/** Anchor of a custom section, by index from 0. */
export const customSectionId = (at: number): string => `section-${at + 1}`;
