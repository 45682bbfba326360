const accented = 'ÀÁÂÃÄÅàáâãäåĀāÇçÈÉÊËèéêëĒēÌÍÎÏìíîïĪīÑñṄṅṆṇÒÓÔÕÖØòóôõöøŌōÙÚÛÜùúûüŪūÝýÿŚśṢṣŠšṬṭḌḍŽž';
const plain = 'AAAAAAaaaaaaAaCcEEEEeeeeEeIIIIiiiiIiNnNnNnOOOOOOooooooOoUUUUuuuuUuYyySsSsSsTtDdZz';
const plainOf = new Map([...accented].map((letter, at) => [letter, plain[at] ?? letter]));

/** Lowercase key without accents, so that "nestle" finds Nestlé. Other scripts are unchanged. */
export const nameKey = (name: string): string =>
  [...name.normalize('NFC')]
    .map((letter) => plainOf.get(letter) ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Search length up to which only beginnings match. */
const lettersOfABeginning = 2;

export const isBeginning = (key: string): boolean => [...key].length <= lettersOfABeginning;
