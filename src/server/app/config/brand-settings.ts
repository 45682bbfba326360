import { isReadable, lineOf } from '#core/administration/form-line.ts';
import { longestBrandName, productBrand } from '#core/brand.ts';
import { anyText, setting } from './setting.ts';

const takesName = `a name of at most ${longestBrandName} characters`;

const nameIn = (text: string): string | undefined => {
  const name = lineOf(text);
  return isReadable(name) && [...name].length <= longestBrandName ? name : undefined;
};

export const brandSettings = {
  brandName: setting<string>({
    name: 'BRAND_NAME',
    about: 'The name that this installation shows everywhere.',
    fallback: productBrand.name.en,
    takes: takesName,
    read: nameIn,
  }),
  brandNameHindi: setting<string | undefined>({
    name: 'BRAND_NAME_HINDI',
    about: 'The same name in Hindi texts. Without it they show BRAND_NAME.',
    fallback: undefined,
    takes: takesName,
    read: nameIn,
  }),
  brandLogo: setting<string | undefined>({
    name: 'BRAND_LOGO',
    about: 'The file of its logo, best a square one. It is read at the start; without it the logo of Daftar is shown.',
    fallback: undefined,
    takes: 'the path of a PNG, WebP or JPEG file',
    read: anyText,
  }),
};
