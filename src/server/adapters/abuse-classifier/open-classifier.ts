import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '#core/failure.ts';
import { examplesIn, type Example } from '#core/abuse-classifier/examples.ts';
import { knowledgeFrom, type Knowledge } from '#core/abuse-classifier/knowledge.ts';
import { classifierFrom, type AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import { unreadableBecause } from '../system/unreadable.ts';
import { namedTextsIn, unpacked, type NamedTexts } from '../packed/named-texts.ts';
import { bearsPacked, knowledgeBytes, knowledgeIn, unpackedKnowledge, writePackedKnowledge } from './packed-knowledge.ts';

/** Packed so that 27,000 insults turn up in no search of the sources. */
const packedExamples = join(import.meta.dirname, '../examples/abuse.json.br');

/** Feature code, whose change invalidates learned weights. */
const learners = ['abuse', 'abuse-classifier'].map((word) => join(import.meta.dirname, '../../../core', word));

export interface ClassifierFolders {
  readonly examplesDir: string | undefined;
  readonly memory: string;
}

interface Sources {
  readonly packed: Buffer;
  readonly own: NamedTexts;
}

/** Uses shipped weights without host examples, else learns once per change of examples or code. */
export function openClassifier(folders: ClassifierFolders, say: (sentence: string) => void): AbuseClassifier {
  const sources = sourcesOf(folders);
  const recalled = recalledFrom(folders, sources);
  if (recalled) return recalled;
  const began = performance.now();
  const { examples, knowledge } = learnedFrom(sources);
  remember(folders.memory, fingerprintOf(sources), knowledge);
  say(`Learned from ${examples} examples what abuse looks like in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  return classifierFrom(knowledge);
}

export const recalledClassifier = (folders: ClassifierFolders): AbuseClassifier | undefined => recalledFrom(folders, sourcesOf(folders));

function recalledFrom({ memory }: ClassifierFolders, sources: Sources): AbuseClassifier | undefined {
  const fingerprint = fingerprintOf(sources);
  const known = (bearsPacked(fingerprint) ? unpackedKnowledge() : undefined) ?? recall(memory, fingerprint);
  return known && classifierFrom(known);
}

function learnedFrom({ packed, own }: Sources): { readonly examples: number; readonly knowledge: Knowledge } {
  const examples = [...unpacked(packed), ...own].flatMap(([name, text]): readonly Example[] => examplesIn(text, name));
  return { examples: examples.length, knowledge: knowledgeFrom(examples) };
}

const comingAlong = (): Sources => sourcesOf({ examplesDir: undefined });

/** Checks that shipped weights match current examples and code. */
export const arePackedWeightsOfToday = (): boolean => bearsPacked(fingerprintOf(comingAlong()));

export function packKnowledge(folder?: string): void {
  const sources = comingAlong();
  writePackedKnowledge(learnedFrom(sources).knowledge, fingerprintOf(sources), folder);
}

const sourcesOf = ({ examplesDir }: Pick<ClassifierFolders, 'examplesDir'>): Sources => ({
  packed: readFileSync(packedExamples),
  own: examplesDir === undefined ? [] : textsOfHost(examplesDir),
});

const fingerprintOf = ({ packed, own }: Sources): string =>
  createHash('sha256')
    .update(packed)
    .update(JSON.stringify([own, learners.map((folder) => namedTextsIn(folder, '.ts'))]))
    .digest('hex');

/** Throws if the named folder cannot be read, never skipping it silently. */
function textsOfHost(folder: string): NamedTexts {
  try {
    return namedTextsIn(folder, '.txt');
  } catch (error) {
    throw new Failure('invalid', `EXAMPLES_DIR names ${folder}, which cannot be read: ${unreadableBecause(error)}. Correct it, or leave it out.`, {
      cause: error,
    });
  }
}

function recall(path: string, fingerprint: string): Knowledge | undefined {
  try {
    const bytes = readFileSync(path);
    return bytes.subarray(0, fingerprint.length).toString() === fingerprint ? knowledgeIn(bytes.subarray(fingerprint.length)) : undefined;
  } catch {
    return undefined;
  }
}

/** Tolerates failure, in which case each start learns again. */
function remember(path: string, fingerprint: string, knowledge: Knowledge): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.concat([Buffer.from(fingerprint), knowledgeBytes(knowledge)]));
  } catch {
    // The next start learns it.
  }
}
