// Limits that core keeps are said once: a sentence takes the constant.
import ts from 'typescript';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { limits } from '../openapi/core-constants.ts';
import { isTest, type Rule } from './source.ts';

const numbers = new Map(
  [
    ['two', 'दो'],
    ['three', 'तीन'],
    ['four', 'चार'],
    ['five', 'पाँच'],
    ['six', 'छह'],
    ['seven', 'सात'],
    ['eight', 'आठ'],
    ['nine', 'नौ'],
    ['ten', 'दस'],
    ['eleven', 'ग्यारह'],
    ['twelve', 'बारह'],
    ['fifteen', 'पंद्रह'],
    ['twenty', 'बीस'],
    ['thirty', 'तीस'],
  ].flatMap((names, at) => names.map((name) => [name, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30][at] ?? 0] as const)),
);

const units: readonly (readonly [unit: string, limit: RegExp])[] = [
  ['letters|characters|अक्षर', /^longest(?!.*Days$)/],
  ['MB', /Bytes$/],
  ['megapixels|मेगापिक्सल', /Megapixels$/],
  ['hours|घंटे|घंटों', /Hours$/],
  ['days|दिन|दिनों', /Days$/],
  ['minutes|मिनट|मिनटों', /Minutes$/],
  ['offers|salaries|ऑफ़र|ऑफ़रों|सैलरी', /Offers$/],
  ['options|answers|विकल्प|जवाब', /PollOptions$/],
  ['pictures|photos|images|तस्वीर|तस्वीरें|तस्वीरों|फ़ोटो', /Pictures$/],
  ['digits|अंक', /Digits$/],
  ['codes|कोड', /Codes$/],
  ['people|लोग|लोगों', /(?:People|Contributors)$/],
  ['years|साल|सालों|वर्ष|वर्षों', /Years$/],
  ['or later|or earlier|या उसके बाद|या उससे पहले', /Year$/],
  ['posts in a row|posts of one|पोस्ट लगातार', /InARow$/],
];

/** Matches a number with its unit and up to two words between, such as "24 hours". */
const measured = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,₹-])(\d[\d,]*|${[...numbers.keys()].join('|')})(?: [\p{L}\p{M}-]+){0,2}? (${units.map(([unit]) => unit).join('|')})(?![\p{L}\p{M}])`,
  'giu',
);

const samples = /^src\/web\/words\/\w+\/kit\//;

/** Table declarations, whose purposes appear on the public data map. */
const declaresTables = /^src\/server\/adapters\/.*-tables?\.ts$/;

/** Refuses numbers of limits in sentences, which would go stale when the limit changes. */
export const saysNoBoundItself: Rule = (node, { path }) => {
  if (!(/^src\/(?:web\/)?words\//.test(path) || declaresTables.test(path)) || samples.test(path) || isTest(path)) return undefined;
  const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : '';
  return [...text.matchAll(measured)].flatMap(([said, written = '', unit = '']) => {
    const number = numbers.get(written.toLowerCase()) ?? Number(written.replaceAll(',', ''));
    const found = limitsOf(number, unit.toLowerCase());
    return found.length === 0 ? [] : [`says "${said}" itself, which is ${found.join(' or ')} of core: take the constant into the sentence.`];
  });
};

function limitsOf(number: number, unit: string): readonly string[] {
  const [, named] = units.find(([names]) => names.toLowerCase().split('|').includes(unit)) ?? [];
  return Object.keys(limits).filter((name) => named?.test(name) && (unit === 'mb' ? wholeMegabytes(limits[name] ?? 0) : limits[name]) === number);
}
