import { sentenceOf } from '../abuse/sentence.ts';
import { sensesOf } from './senses.ts';
import { soundsOf } from '../abuse/sounds.ts';

/** Feature places and strengths of a text, whose squares sum below 1. */
export interface Features {
  readonly places: Int32Array;
  readonly strengths: Float32Array;
}

/** Number of feature places, large enough to make collisions rare. */
export const placesOfAll = 2 ** 18;

const [shortest, longest] = [3, 5];
const senseStrength = 3;
const signStrength = 2;
/** Doubt that lowers feature weights in short texts. */
const doubt = 60;

/** Signs as features, as questions, quotes and numbers suggest work, and laughter scorn. */
const signs: readonly RegExp[] = [/\?/, /\p{Nd}/u, /["“”«»]/, /!/, /\p{Extended_Pictographic}/u, /[😂🤣😏😜]|\b(?:lol|haha)/iu, /\p{L}[*@#]\p{L}/u];

/** Words, pairs, sound sequences, senses and signs of a text. */
export function featuresOf(text: string): Features {
  const found = new Map<number, number>();
  const add = (name: string, strength: number): void => void found.set(placeOf(name), strength);
  const sounds = sentenceOf(text).words.map((word) => soundsOf(word.text));
  for (const [at, word] of sounds.entries()) {
    add(`word ${word}`, 1);
    add(`pair ${sounds[at - 1] ?? '<'} ${word}`, 1);
    for (const run of runsOf(`<${word}>`)) add(run, 1);
    for (const sense of sensesOf(word)) add(`sense ${sense}`, senseStrength);
  }
  add(`pair ${sounds.at(-1) ?? '<'} >`, 1);
  for (const sign of signs) if (sign.test(text)) add(`sign ${sign.source}`, signStrength);
  return weighed(found);
}

function* runsOf(word: string): Generator<string> {
  for (let length = shortest; length <= longest; length++) for (let from = 0; from + length <= word.length; from++) yield word.slice(from, from + length);
}

/** Stable hash of a name on every machine (FNV-1a, stirred). */
function placeOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 12)) & (placesOfAll - 1);
}

function weighed(found: ReadonlyMap<number, number>): Features {
  let squares = doubt;
  for (const strength of found.values()) squares += strength ** 2;
  const length = Math.sqrt(squares);
  return { places: Int32Array.from(found.keys()), strengths: Float32Array.from(found.values(), (strength) => strength / length) };
}
