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

/** The examples that come along, packed so that 27,000 insults turn up in no search of the sources; `scripts/build/pack-texts.ts` makes the file. */
const packedExamples = join(import.meta.dirname, '../examples/abuse.json.br');

/** The code that turns texts into features: what was learned by another is of no use. */
const learners = ['abuse', 'abuse-classifier'].map((word) => join(import.meta.dirname, '../../../core', word));

export interface ClassifierFolders {
  /** Examples of the host, beside those that come along. */
  readonly examplesDir: string | undefined;
  /** The file that keeps what was learned. */
  readonly memory: string;
}

/** What is learned from: the examples that come along, unpacked only where they are learned, and those of the host. */
interface Sources {
  readonly packed: Buffer;
  readonly own: NamedTexts;
}

/** Opens the classifier: packed where the host adds no examples, else learned once and stored until examples or code change. */
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

/** The classifier, where it was learned before. */
export const recalledClassifier = (folders: ClassifierFolders): AbuseClassifier | undefined => recalledFrom(folders, sourcesOf(folders));

function recalledFrom({ memory }: ClassifierFolders, sources: Sources): AbuseClassifier | undefined {
  const fingerprint = fingerprintOf(sources);
  const known = (bearsPacked(fingerprint) ? unpackedKnowledge() : undefined) ?? recall(memory, fingerprint);
  return known && classifierFrom(known);
}

/** Learns from all examples; answers from how many. */
function learnedFrom({ packed, own }: Sources): { readonly examples: number; readonly knowledge: Knowledge } {
  const examples = [...unpacked(packed), ...own].flatMap(([name, text]): readonly Example[] => examplesIn(text, name));
  return { examples: examples.length, knowledge: knowledgeFrom(examples) };
}

const comingAlong = (): Sources => sourcesOf({ examplesDir: undefined });

/** True where the packed weights were learned from today's examples by today's code. */
export const arePackedWeightsOfToday = (): boolean => bearsPacked(fingerprintOf(comingAlong()));

/** Learns from the examples that come along, and packs what was learned into the files of this folder. */
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

/** The examples of the host; a folder that was named and cannot be read is never left out in silence. */
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

/** Stores knowledge; where that fails, each start learns it. */
function remember(path: string, fingerprint: string, knowledge: Knowledge): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.concat([Buffer.from(fingerprint), knowledgeBytes(knowledge)]));
  } catch {
    // The next start learns it.
  }
}
