const open = String.raw`[\s_-]{0,3}[([{<]\s?`;
const shut = String.raw`\s?[)\]}>][\s_-]{0,3}`;
const ending = '(?:com|co|in|me|org|net|ly|gl|gd|gg|cc|io|at)';

/** The ways around a filter in which people write a sign of an address, with the sign. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${open}(?:at|@|ऐट|एट)${shut}`, 'gi'), '@'],
  [/[\s_-]{1,3}(?:at[\s_-]{1,3}the[\s_-]{1,3}rate(?:[\s_-]{1,3}of)?|ऐट|एट|_at_)[\s_-]{1,3}/gi, '@'],
  [/[_-]at[_-]/gi, '@'],
  [new RegExp(`${open}(?:dot|[.]|डॉट|डाट)${shut}`, 'gi'), '.'],
  [/कॉम/g, 'com'],
  [/जीमेल|\bg[\s-]mail\b/gi, 'gmail'],
  [new RegExp(String.raw`[\s_-]{1,3}(?:dot|डॉट|डाट)[\s_-]{1,3}(?=${ending}\b)`, 'gi'), '.'],
  [/\s{1,3}slash\s{1,3}/gi, '/'],
  [/(?<=\d)[oO](?=\d)/g, '0'],
];

/** A text as it is meant: without signs that nobody sees, with the digits of every Indian script, in circles and in other shapes as 0 to 9, and with the signs of an address where they are written out. */
export function asMeant(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u20e3]/gu, '')
    .replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
  return spellings.reduce((read, [spelled, sign]) => read.replace(spelled, sign), plain);
}
