/** Ends cut text in one ellipsis, instead of after its own dots or commas. */
export const cutOff = (text: string): string => `${text.replace(/[\s.,;:…]+$/u, '')}…`;
