import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '#core/failure.ts';
import { examplesIn, type Example } from '#core/abuse-classifier/examples.ts';
import { placesOfAll } from '#core/abuse-classifier/features.ts';
import { knowledgeFrom, type Knowledge } from '#core/abuse-classifier/knowledge.ts';
import { classifierFrom, type AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import { unreadableBecause } from '../system/unreadable.ts';
import { packedExamples, namedTextsIn, unpacked, type NamedTexts } from './packed-examples.ts';

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

/** Opens the classifier that the examples in this folder and in that of the host teach. Learning takes seconds, so what was learned is stored until a letter of the examples, or of the code, changes. */
export function openClassifier(folders: ClassifierFolders, say: (sentence: string) => void): AbuseClassifier {
  const sources = sourcesOf(folders);
  const fingerprint = fingerprintOf(sources);
  const recalled = recall(folders.memory, fingerprint);
  if (recalled) return classifierFrom(recalled);
  const began = performance.now();
  const examples = [...unpacked(sources.packed), ...sources.own].flatMap(([name, text]): readonly Example[] => examplesIn(text, name));
  const knowledge = knowledgeFrom(examples);
  remember(folders.memory, fingerprint, knowledge);
  say(`Learned from ${examples.length} examples what abuse looks like in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  return classifierFrom(knowledge);
}

/** The classifier, where it was learned before. */
export function recalledClassifier(folders: ClassifierFolders): AbuseClassifier | undefined {
  const recalled = recall(folders.memory, fingerprintOf(sourcesOf(folders)));
  return recalled && classifierFrom(recalled);
}

const sourcesOf = ({ examplesDir }: ClassifierFolders): Sources => ({
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

/** The head of the file: a line of JSON; behind it stand the weights. */
interface Head {
  readonly fingerprint: string;
  readonly none: number;
  readonly limits: readonly number[];
}

function recall(path: string, fingerprint: string): Knowledge | undefined {
  try {
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
    if (head.fingerprint !== fingerprint || bytes.length !== end + 1 + placesOfAll * Float32Array.BYTES_PER_ELEMENT) return undefined;
    return { weights: { each: new Float32Array(new Uint8Array(bytes.subarray(end + 1)).buffer), none: head.none }, limits: head.limits };
  } catch {
    return undefined;
  }
}

/** A judge that cannot be written down is learned again at each start. */
function remember(path: string, fingerprint: string, { weights, limits }: Knowledge): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const head: Head = { fingerprint, none: weights.none, limits };
    writeFileSync(path, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(weights.each.buffer)]));
    return true;
  } catch {
    return false;
  }
}
