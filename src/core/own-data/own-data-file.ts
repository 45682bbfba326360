import { fileNameOf, productBrand } from '../brand.ts';

/** The name of the file that a member takes along: the same in every language and under every brand, so that it is found again by it. */
export const ownDataFile = (day: string): string => fileNameOf(productBrand.name.en, `my-data-${day}`, 'zip');
