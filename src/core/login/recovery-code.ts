/** The letters and digits of a code: 120 bits, too many to be found from a hash, and few enough to be typed. */
export const recoveryCodeLength = 24;

/** Tells whether a code may be so long; those that were made before have sixteen. */
export const isCodeLength = (length: number): boolean => length === recoveryCodeLength || length === 16;

/** Letters and digits that nobody mistakes for each other. */
const shape = /^[0-9a-hjkmnp-tv-z]+$/;

/** A recovery code as it is shown, in groups of four. */
export const spelled = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-');

/** The recovery code in a text; capitals, spaces and dashes do not matter, nor an O for a nought or an L for a one. */
export function codeFrom(text: string): string | undefined {
  const code = text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return shape.test(code) && isCodeLength(code.length) ? code : undefined;
}

/** The number of codes made at once. */
export const mostRecoveryCodes = 10;

/** The longest code as it is typed, with spaces and dashes. */
export const longestRecoveryCode = 40;
