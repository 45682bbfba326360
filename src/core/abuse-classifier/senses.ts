import { sentenceOf } from '../abuse/sentence.ts';
import { soundsOf } from '../abuse/sounds.ts';
import { wordsForHarm } from './words-for-harm.ts';
import { wordsForPeople } from './words-for-people.ts';
import { wordsForScorn } from './words-for-scorn.ts';
import { wordsForTalk } from './words-for-talk.ts';

type Senses = ReadonlyMap<string, readonly string[]>;

let made: Senses | undefined;

/** Reads word senses on first use, so that no start waits for them. */
const sensesBySound = (): Senses => (made ??= readSenses());

function readSenses(): Senses {
  const senses = new Map<string, readonly string[]>();
  for (const [sense, words] of Object.entries({ ...wordsForPeople, ...wordsForHarm, ...wordsForScorn, ...wordsForTalk }))
    for (const { text } of sentenceOf(words).words) {
      const known = senses.get(soundsOf(text)) ?? [];
      if (!known.includes(sense)) senses.set(soundsOf(text), [...known, sense]);
    }
  return senses;
}

const leastBegun = 4;

/** Senses by sound or longest known beginning, so that examples in one language teach the others. */
export function sensesOf(sounds: string): readonly string[] {
  const senses = sensesBySound();
  for (let length = sounds.length; length >= Math.min(leastBegun, sounds.length); length--) {
    const found = senses.get(sounds.slice(0, length));
    if (found) return found;
  }
  return [];
}
