import { fileNameOf, productBrand } from '../brand.ts';

/** Same file name in every language and brand. */
export const ownDataFile = (day: string): string => fileNameOf(productBrand.name.en, `my-data-${day}`, 'zip');
