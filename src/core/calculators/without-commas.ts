/** Removes group commas. A comma before the last one or two digits is a decimal point. */
export const withoutCommas = (digits: string): string => digits.replace(/^(\s*\d+),(\d{1,2}\s*)$/, '$1.$2').replaceAll(',', '');
