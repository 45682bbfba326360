import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const words = join(import.meta.dirname, '../../src/web/words');
const rooms = ['calculators', 'take-home', 'hra', 'gratuity', 'hike', 'compare-offers'];

/** Names of sections and forms, which are no amounts. */
const names = /80(?:C|D|E|G|TTA|TTB)(?![A-Z])|Form 124|फ़ॉर्म 124/gu;
/** Examples of input, and options that are the question itself. */
const examples = new Set([
  'empty',
  'unreadable',
  'too-little',
  'not-a-share',
  'basicHint',
  'percentHint',
  'rupeesHint',
  'weeks',
  'vestings',
  'full',
  'monthsOf',
]);
/** Points about one date of the law, which end with it. */
const dated = new Map([
  ['september-2026-return', '2026'],
  ['provident-fund-administration', '2026'],
  ['esi-ceiling-under-code', '2025|2026'],
  ['karnataka-professional-tax', '2026'],
  ['haryana-welfare-fund-2027', '2026|2027'],
]);

interface Said {
  readonly at: string;
  readonly key: string;
  readonly text: string;
}

/** Sentence pieces of a file with their keys. Skips keys, imports and comparisons. */
function sentencesOf(file: string): Said[] {
  const source = ts.createSourceFile(file, readFileSync(join(words, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Said[] = [];
  const visit = (node: ts.Node, keys: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) return visit(node.initializer, [...keys, node.name.getText().replaceAll("'", '')]);
    if (ts.isElementAccessExpression(node) || ts.isBinaryExpression(node)) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText) found.push({ at: `${file} ${keys.join('.')}`, key: keys.find((key) => examples.has(key) || dated.has(key)) ?? '', text: node.text });
    node.forEachChild((child) => visit(child, keys));
  };
  visit(source, []);
  return found;
}

/** Laws carry years and numbers in their names, written in Hindi here. */
const namesOfLaws = 'hi/calculators/sources.ts';

const all = globSync(`*/{${rooms.join(',')}}/*.ts`, { cwd: words })
  .filter((file) => !file.endsWith('.test.ts') && file !== namesOfLaws)
  .flatMap(sentencesOf);

/** Forbidden digits of a piece. */
function figuresIn({ key, text }: Said): string[] {
  if (examples.has(key)) return [];
  const years = dated.get(key);
  const left = text.replace(names, '').replace(years ? new RegExp(years, 'gu') : /$^/u, '');
  return left.match(/[\d\u{966}-\u{96F}]+/gu) ?? [];
}

describe('the words of the calculators', () => {
  it('carry no figure of the law: those come from the tables (F-20)', () => {
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter((said) => figuresIn(said).length > 0).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });

  it('are searched for figures in both scripts, inside sentences with gaps too', () => {
    const injected = (text: string, key = ''): string[] => figuresIn({ at: '', key, text });
    expect([injected('at most 15,000 a month'), injected('१५ हज़ार'), injected('80C, with your PF'), injected('until 2026')]).toEqual([
      ['15', '000'],
      ['१५'],
      [],
      ['2026'],
    ]);
    expect([injected('until 2026', 'karnataka-professional-tax'), injected('2027', 'karnataka-professional-tax')]).toEqual([[], ['2027']]);
  });
});
