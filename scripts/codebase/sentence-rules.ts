// Sentences on screens: the English avoids words that nobody says on a phone, and one noun names one thing, by the glossary beside the sentences.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Rule } from './source.ts';

const glossary = 'src/web/words/README.md';

const avoided: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again, or start over'],
  [/\bwhoever\b/i, 'anyone who, or the people who'],
  [/\b(?:told|tell of|tells of)\b/i, 'shared, or notified'],
  [/\bof (?:its|their|your|our) own\b/i, 'its own …'],
  [/\bmended\b/i, 'fixed'],
  [/\bstands?\b/i, 'is, or is shown'],
  [/\bkept\b/i, 'saved, or stored'],
  [/\bheld\b/i, 'waiting, or stored'],
  [/\bgo(?:es)? on\b/i, 'continue'],
  [/\bmeanwhile\b/i, 'say what has changed'],
  [/\ball the same\b/i, 'anyway'],
  [/\bknown to\b/i, 'linked to'],
  [/\bmails?\b/i, 'email'],
  [/\b(?:somebody|anybody|everybody)\b/i, 'someone, anyone, everyone'],
];

/** Noun of the glossary in English and Hindi, with terms to avoid. */
export interface Noun {
  readonly english: string;
  readonly hindi: string;
  readonly not: readonly string[];
}

export function nounsIn(root = '.'): readonly Noun[] {
  const path = join(root, glossary);
  const rows = (existsSync(path) ? readFileSync(path, 'utf8') : '').matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]*?) *\| [^|]+ \|$/gm);
  return [...rows].flatMap(([, english = '', hindi = '', not = '']) =>
    english === 'English' || english.startsWith('-') ? [] : [{ english, hindi, not: not.split(/, */).filter(Boolean) }],
  );
}

export function speaksPlainly(nouns: readonly Noun[]): Rule {
  const refused = nouns.flatMap(({ english, hindi, not }) =>
    not.map((word) => ({ word: new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu'), english, hindi })),
  );
  return (node, { path }) => {
    const text = sentenceIn(node);
    const language = text && /^src\/(?:web\/)?words\/(en|hi)\//.exec(path)?.[1];
    if (!language) return undefined;
    const plain = language === 'en' ? avoided.filter(([words]) => words.test(text)).map(([words, instead]) => saysInstead(text, words, instead)) : [];
    const other = refused.filter(({ word }) => word.test(text)).map(({ word, english, hindi }) => saysInstead(text, word, language === 'en' ? english : hindi));
    return [...plain, ...other];
  };
}

const saysInstead = (text: string, words: RegExp, instead: string): string => `says “${words.exec(text)?.[0]}” on a screen: write ${instead}.`;

/** Text of a displayed literal, without names of properties, modules and types. */
function sentenceIn(node: ts.Node): string | undefined {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node)) return undefined;
  const { parent } = node;
  const isShown =
    !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent) && !(ts.isPropertyAssignment(parent) && parent.name === node) && !isCompared(parent);
  return isShown ? node.text : undefined;
}

/** Compared or looked-up values are codes. */
const isCompared = (node: ts.Node): boolean =>
  ts.isElementAccessExpression(node) || ts.isCaseClause(node) || (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText()));
