const accented = 'ÀÁÂÃÄÅàáâãäåĀāÇçÈÉÊËèéêëĒēÌÍÎÏìíîïĪīÑñṄṅṆṇÒÓÔÕÖØòóôõöøŌōÙÚÛÜùúûüŪūÝýÿŚśṢṣŠšṬṭḌḍŽž';
const plain = 'AAAAAAaaaaaaAaCcEEEEeeeeEeIIIIiiiiIiNnNnNnOOOOOOooooooOoUUUUuuuuUuYyySsSsSsTtDdZz';
const plainOf = new Map([...accented].map((letter, at) => [letter, plain[at] ?? letter]));

/** A name as it is searched and ordered by: small letters without accents, so that "nestle" finds Nestlé. Letters of other scripts stay as they are. */
export const nameKey = (name: string): string =>
  [...name.normalize('NFC')]
    .map((letter) => plainOf.get(letter) ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The most letters that are looked for at the beginning of a name only; more of them are looked for anywhere in it. */
const lettersOfABeginning = 2;

export const isBeginning = (key: string): boolean => [...key].length <= lettersOfABeginning;
