import type { NamingIndex } from './remembered-index.ts';
import { answerOf, type PossibleAnswer } from './search-answer.ts';
import { glued, plainWords } from './search-words.ts';
import { wordsOfTopics } from '../query-words/words-of-topics.ts';

export interface SaidTopic {
  readonly name: string;
  readonly isSure: boolean;
}

const topicOf = new Map(
  Object.entries(wordsOfTopics).flatMap(([name, phrases]) =>
    phrases.split(' | ').map((phrase) => {
      const words = plainWords(phrase);
      return [glued(words), { name, isSure: words.length > 1 }] as const;
    }),
  ),
);
const longestTopic = 4;

export function saidTopic(words: readonly string[]): SaidTopic | undefined {
  for (let length = longestTopic; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const found = topicOf.get(glued(words.slice(from, from + length)));
      if (found) return found;
    }
  }
  return undefined;
}

export async function communityOf(index: NamingIndex, { name }: SaidTopic): Promise<PossibleAnswer | undefined> {
  const words = plainWords(name);
  const found = await index.named([{ from: 0, to: words.length, words, isOpen: false }]);
  const entry = found.find(({ how, entry: { kind } }) => kind === 'COMMUNITY' && how === 'exactly')?.entry;
  return entry && answerOf('COMMUNITY', entry.path, {}, entry);
}
