import type { InLanguages } from './device/language-texts.ts';

/** The brand of an installation: every text that names it reads it here. */
export interface Brand {
  readonly name: InLanguages<string>;
  /** The URL below which the pictures of its own logo stand; null where it shows the sign of the product. */
  readonly pictures: string | null;
}

/** The brand of an installation whose operator set none: the product's own (D-00). */
export const productBrand = { name: { en: 'Daftar', hi: 'दफ़्तर' }, pictures: null } satisfies Brand;

/** The name of a file, a text unless it is said otherwise, that a member saves from an installation of that name. */
export const fileNameOf = (brand: string, what: string, ending = 'txt'): string =>
  [...(brand.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []), `${what}.${ending}`].join('-');

/** The longest name of an installation; a longer one has no room in the bar of a phone. */
export const longestBrandName = 24;
