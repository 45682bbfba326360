import type { Finding } from '../exposure/finding.ts';

const digitsOf = (said: string): string => said.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x9_66)).replaceAll(/[()]/g, '');
const mobile = /^(?:(?:\+|00)?91|0)?[6-9]\d{9}$/;
/** Landlines whose area codes begin as mobiles do: of Ahmedabad, Bengaluru, and smaller places behind a zero. */
const landline = /^(?:(?:\+91[\s-]{0,2}|0)?(?:79|80)[\s-]|0(?:79|80))[2-6]\d{3}[\s-]?\d{4}$|^0[6-8]\d{2,3}[\s-][2-6]\d{2,3}[\s-]?\d{3,4}$/;

function isMobile(said: string): boolean {
  const digits = digitsOf(said);
  return /\p{L}/u.test(digits) || (mobile.test(digits.replaceAll(/[^\d+]/g, '')) && !landline.test(digits));
}

/** Finds a mobile or a number by which an employer knows one person, and no landline. */
export const isNumberOfPerson = ({ kind, said }: Pick<Finding, 'kind' | 'said'>): boolean => kind === 'id' || (kind === 'phone' && isMobile(said));
