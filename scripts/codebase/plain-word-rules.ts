// Comments and names in plain words: the words that they avoid, each with the field's term or the plain one.
import ts from 'typescript';
import { commentsWith, type Rule } from './source.ts';

/** Words that no comment has. */
const inComments: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, or those who'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bstands\b(?! (?:out|up|aside|back|by|in for)\b)/i, 'is'],
  [/\b(?:somebody|anybody|everybody)\b/i, 'someone, anyone, everyone'],
  [/\b(?:the|this|a|another) house\b(?! (?:rent|propert))/i, 'the codebase, or the instance'],
];

/** Words that no declared name has, in any of its parts. */
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

/** Where a home is meant, or words are those of a contract. */
const meant = /^src\/(core\/(hra|take-home|abuse|abuse-classifier|employer-conduct|statutory)|server\/(demo|adapters\/jobs)|web\/words)\//;

/** Refuses comments and declared names with a word that is avoided. */
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

/** Whether an identifier is where its name is chosen: keys of objects may be codes of a contract or columns. */
const isDeclared = (node: ts.Identifier): boolean =>
  'name' in node.parent && node.parent.name === node && !ts.isPropertyAccessExpression(node.parent) && !ts.isPropertyAssignment(node.parent);
