// Bounds that core keeps are said once: a sentence takes the constant.
import ts from 'typescript';
import { bounds } from '#core/bounds.ts';
import { wholeMegabytes } from '#core/figures/counts.ts';
import { isTest, type Rule } from './source.ts';

/** A number with its unit, in English and in Hindi. */
const measured = /(\d[\d,]*) (letters|characters|अक्षर|MB)/g;

const bytesOf = new Map(Object.entries(bounds).filter(([name]) => name.endsWith('Bytes')));
const lengthOf = new Map(Object.entries(bounds).filter(([name]) => name.startsWith('longest')));

/** Refuses the digits of a bound in a sentence, where they would stay behind when it changes. */
export const saysNoBoundItself: Rule = (node, { path }) => {
  if (!path.startsWith('src/web/words/') || isTest(path)) return undefined;
  const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : '';
  return [...text.matchAll(measured)].flatMap(([said, digits = '', unit]) => {
    const number = Number(digits.replaceAll(',', ''));
    const [found] = unit === 'MB' ? [...bytesOf].filter(([, bytes]) => wholeMegabytes(bytes) === number) : [...lengthOf].filter(([, most]) => most === number);
    return found ? [`says "${said}" itself, which is ${found[0]} of src/core/bounds.ts: take the constant into the sentence.`] : [];
  });
};
