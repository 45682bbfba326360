// The sentences from which the scam detector learns.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuesOf, scamFeatures } from '#core/scams/scam-features.ts';
import { bucketOf } from '#core/scams/scam-score.ts';
import { readMessage } from '#core/scams/scam-text.ts';
import { normalMessages, scamMessages } from '#tests/corpus/lists.ts';
import { advertisements } from '#tests/corpus/advertisements.ts';
import { corpus } from '#tests/corpus/corpus.ts';

export interface Example {
  readonly buckets: readonly number[];
  readonly isScam: boolean;
  readonly weight: number;
  readonly set: string;
}

const folder = join(import.meta.dirname, 'sentences');

/** Low weight of other sentences, which are many and all normal. */
const fineWeight = 0.2;

/** Scams and normal messages in fixed order, on which the learned weights depend. */
export function messages(): readonly Example[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return [
    ...scamMessages.map((text) => exampleOf(text, true, 'chat-messages')),
    ...normalMessages.map((text) => exampleOf(text, false, 'chat-messages')),
    ...files.sort().flatMap((file) => linesOf(file).map((text) => exampleOf(text, isOfScams(file), file.replace('.txt', '')))),
  ];
}

export function advertised(): readonly Example[] {
  const { scams, honest } = advertisements('known');
  const examplesOf = (list: typeof scams, isScam: boolean) =>
    list.map(({ title, description }) => exampleOf(`${title}. ${description}`, isScam, 'advertisements'));
  return [...examplesOf(scams, true), ...examplesOf(honest, false)];
}

export function fineSentences(): readonly Example[] {
  return corpus()
    .filter(({ label, file }) => label === 'fine' && !/other-languages|short-answers/.test(file))
    .toSorted((one, other) => Number(one.file > other.file) - Number(one.file < other.file))
    .map(({ text, file }) => exampleOf(text, false, file, fineWeight));
}

function isOfScams(file: string): boolean {
  if (!/-(?:scams|normal)\.txt$/.test(file)) throw new Error(`${file} does not say what is in it: end its name in -scams.txt or -normal.txt.`);
  return file.endsWith('-scams.txt');
}

const linesOf = (file: string): readonly string[] => readFileSync(join(folder, file), 'utf8').split(/\r?\n/).filter(Boolean);

function exampleOf(text: string, isScam: boolean, set: string, weight = 1): Example {
  const message = readMessage(text);
  const buckets = [...new Set([...scamFeatures(message.tokens, cuesOf(message))].map(bucketOf))];
  return { buckets, isScam, weight, set };
}
