/** Characters of a code: 120 bits, too many to guess from a hash yet typeable. */
export const recoveryCodeLength = 24;

/** Also accepts the sixteen characters of older codes. */
export const isCodeLength = (length: number): boolean => length === recoveryCodeLength || length === 16;

/** Characters that are not easily confused. */
const shape = /^[0-9a-hjkmnp-tv-z]+$/;

export const spelled = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-');

/** Ignores case, spaces and dashes, and reads O as 0 and L as 1. */
export function codeFrom(text: string): string | undefined {
  const code = text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return shape.test(code) && isCodeLength(code.length) ? code : undefined;
}

export const mostRecoveryCodes = 10;

/** Length as typed, with spaces and dashes. */
export const longestRecoveryCode = 40;
