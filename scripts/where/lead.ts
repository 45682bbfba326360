// The lead of a search, told before anything else: the folders of a word, or the places of a term of the field.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { operationsIn, partFiles, type Contract } from '../openapi/contract-files.ts';
import { parse } from 'yaml';
import type { Feature } from '../house/features.ts';
import { foldersOf, leadFor, placesOf, sentenceOf, type Place, type WordLead } from '../house/places.ts';
import type { Term } from '../house/told-terms.ts';
import { commentsIn, firstSentence } from './comments.ts';
import { handlersOf } from './handlers.ts';
import { mentionOf } from './word-forms.ts';

/** The lines of a lead, and the paths of which nothing more has to be told. */
export interface ToldLead {
  readonly word: string;
  readonly lines: readonly string[];
  readonly isTold: (path: string) => boolean;
}

export function toldLead(asked: string): ToldLead | undefined {
  const lead = leadFor(asked);
  if (!lead) return undefined;
  if ('paths' in lead) return leadOfTerm(asked, lead);
  return 'names' in lead ? leadOfFeature(lead) : leadOfWord(asked, lead);
}

function leadOfFeature({ word, sentence, names }: Feature & { readonly word: string }): ToldLead {
  const isNamed = names.map(isNamedBy);
  const folders = foldersOf('.').flatMap(({ folder, files }) => {
    const own = files.filter((file) => isNamed.some((isSo) => isSo(`${folder}/${file}`)));
    return own.length > 0 ? [{ folder, files: own }] : [];
  });
  const told = new Set(folders.flatMap(pathsIn));
  return { word, lines: [`${word}: ${sentence}`, ...folders.map(lineOf)], isTold: (path) => told.has(path) };
}

/** Files that bear a name in any of its forms; of a name with a folder that file alone. */
function isNamedBy(name: string): (path: string) => boolean {
  const speaksOf = mentionOf(name);
  return (path) => {
    const bare = path.replace(/\.[^/]*$/, '');
    return name.includes('/') ? bare.endsWith(`/${name}`) : speaksOf(basename(bare));
  };
}

const pathsIn = ({ folder, files }: Place): string[] => files.map((file) => `${folder}/${file}`);

const lineOf = ({ folder, files }: Place): string => `  ${folder}: ${inReadingOrder(files).join(', ')}`;

function leadOfTerm(asked: string, { paths, sentence }: Term): ToldLead {
  const lines = paths.map((path) => [`  ${path}`, purposeOf(path, asked)].filter(Boolean).join(': '));
  return { word: asked, lines: [[`${asked}:`, sentence].filter(Boolean).join(' '), ...lines], isTold: (path) => paths.includes(path) };
}

function leadOfWord(asked: string, { word, isFormer }: WordLead): ToldLead {
  const parts = partFiles().filter((file) => basename(file) === `${word}.yaml`);
  const folders = placesOf(word);
  const handlers = handlersOf(word);
  const told = new Set([...parts, ...handlers.map((line) => line.split(':')[0]), ...folders.flatMap(pathsIn)]);
  const lines = [
    ...(isFormer ? [`${asked}: ${word} now.`] : []),
    `${word}: ${sentenceOf(word)}`,
    ...folders.map(lineOf),
    ...handlers.map((line) => `  ${line}`),
    ...parts.map((part) => [`  ${part}`, operationsOf(part).join(', ')].filter(Boolean).join(': ')),
  ];
  return { word, lines, isTold: (path) => told.has(path) };
}

/** Code first, then its tests, then its styles. */
const inReadingOrder = (files: readonly string[]): string[] => {
  const rank = (file: string) => (/\.test\.tsx?$/.test(file) ? 1 : file.endsWith('.css') ? 2 : 0);
  return [...files].sort((one, other) => rank(one) - rank(other));
};

const operationsOf = (file: string): string[] => operationsIn(parse(readFileSync(file, 'utf8')) as Contract).map(({ operation }) => operation.operationId);

/** The first sentence about a path: of a comment that speaks of the term, rather of what others import, of what the file is named after, or of its first comment. */
function purposeOf(path: string, asked: string): string {
  if (!existsSync(path)) return '';
  if (statSync(path).isDirectory())
    return existsSync(`${path}/README.md`) ? firstSentence(readFileSync(`${path}/README.md`, 'utf8').replace(/^#.*\n/, '')) : sentenceOf(basename(path));
  const comments = commentsIn(readFileSync(path, 'utf8'));
  const isOfTheFile = mentionOf(basename(path).replace(/\..*$/, ''));
  const speaks = mentionOf(asked);
  const chosen =
    comments.find(({ comment, next }) => next.startsWith('export ') && speaks(firstSentence(comment))) ??
    comments.find(({ comment }) => speaks(comment)) ??
    comments.find(({ next }) => isOfTheFile(next.split(/[=(:{]/)[0] ?? '')) ??
    comments[0];
  return firstSentence(chosen?.comment ?? '');
}
