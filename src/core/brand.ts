import type { InLanguages } from './device/language-texts.ts';

/** Brand of an instance, read by every text that names it. */
export interface Brand {
  readonly name: InLanguages<string>;
  /** Base URL of logo pictures, or null for the product's sign. */
  readonly pictures: string | null;
}

/** Default brand of instances without their own (D-00). */
export const productBrand = { name: { en: 'Daftar', hi: 'दफ़्तर' }, pictures: null } satisfies Brand;

/** Name of a file saved from an instance of that brand, as text by default. */
export const fileNameOf = (brand: string, what: string, ending = 'txt'): string =>
  [...(brand.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []), `${what}.${ending}`].join('-');

/** Longest brand name that fits a phone's bar. */
export const longestBrandName = 24;
