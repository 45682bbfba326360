// Comments and names in plain words: the words that they avoid, each with the field's term or the plain one.
import ts from 'typescript';
import { commentsWith, isTest, type Rule } from './source.ts';

const inComments: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, or those who'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bstands\b(?! (?:out|up|aside|back|by|in for)\b)/i, 'is'],
  [/\b(?:somebody|anybody|everybody)\b/i, 'someone, anyone, everyone'],
  [/\b(?:the|this|a|another) house\b(?! (?:rent|propert))/i, 'the codebase, or the instance'],
];

const inNames: Readonly<Record<string, string>> = {
  anew: 'again',
  whoever: 'anyone',
  mend: 'fix, or resubmit',
  mended: 'fixed, or resubmitted',
  told: 'reported, notified, announced or recorded',
  untold: 'unsent',
  held: 'local, stored, queued or in force',
  standing: 'existing, posted or ranking',
  habits: 'config',
  likeness: 'classifier',
  house: 'codebase, or instance',
};

/** Files about real homes, or with words of a contract. */
const meant = /^src\/(core\/(hra|take-home|abuse|abuse-classifier|employer-conduct|statutory)|server\/(demo|adapters\/jobs)|web\/words)\//;

export const writesPlainly: Rule = (node, source) => {
  if (node === source.file) {
    return inComments.flatMap(([words, instead]) =>
      commentsWith(words, source).map((comment) => `says “${words.exec(comment)?.[0]}” in a comment: write ${instead}.`),
    );
  }
  if (!ts.isIdentifier(node) || !isDeclared(node) || node.text.includes('_') || meant.test(source.path)) return undefined;
  const parts = node.text.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  return parts.filter((part) => Object.hasOwn(inNames, part)).map((part) => `has “${part}” in the name ${node.text}: write ${inNames[part]}.`);
};

/** Skips keys of objects, which may be contract codes or columns. */
const isDeclared = (node: ts.Identifier): boolean =>
  'name' in node.parent && node.parent.name === node && !ts.isPropertyAccessExpression(node.parent) && !ts.isPropertyAssignment(node.parent);

const mostWords = 20;

const badBeginning = /^(?:What|Whether|Those|Whose|How|Which|One that)\b/;

/** Help texts of `npm run calculate` are as long as they need to be. */
const helpTexts = /^src\/core\/[a-z-]+\/(?:[a-z-]+-types|states)\.ts$/;

/** Refuses doc comments that are long, or begin with neither a noun nor a verb. */
export const commentsBriefly: Rule = (node, source) => {
  if (node !== source.file || helpTexts.test(source.path)) return undefined;
  return [...source.file.text.matchAll(/(?:^|[{(,|>;[])[ \t]*\/\*\*(.*?)\*\//gms)].flatMap(([, comment = '']) => {
    const text =
      comment
        .replaceAll(/^\s*\*/gm, ' ')
        .split(' @')[0]
        ?.trim() ?? '';
    const count = text.split(/\s+/).length;
    const said = text.slice(0, 50);
    return [
      ...(count > mostWords ? [`has a comment of ${count} words, “${said} …”: write ${mostWords} at most.`] : []),
      ...(badBeginning.test(text) ? [`begins a comment with “${said} …”: begin with a noun or a verb.`] : []),
    ];
  });
};

const mostWordsOfTitles = 15;

/** Refuses test titles that are long; codes and tags are not counted. */
export const titlesBriefly: Rule = (node, { path }) => {
  if (!isTest(path) || !ts.isCallExpression(node) || !/^(?:it|test)\b/.test(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  if (!title || !ts.isStringLiteral(title)) return undefined;
  const count = title.text
    .replaceAll(/\([A-Z]+-\d+[^)]*\)|@\w+/g, '')
    .trim()
    .split(/\s+/).length;
  return count > mostWordsOfTitles ? `has a title of ${count} words, “${title.text.slice(0, 50)} …”: write ${mostWordsOfTitles} at most.` : undefined;
};
