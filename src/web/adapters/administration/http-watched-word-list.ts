import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { WatchedWordList } from '#core/administration/watched-word-list.ts';

export const httpWatchedWordList = (administration: Service<operations>): WatchedWordList => ({
  list: async () => (await administration.listWatchedWords({})).words,
  add: async (word) => (await administration.addWatchedWord({ body: { word } })).words,
  remove: async (word) => (await administration.removeWatchedWord({ query: { word } })).words,
  fateOf: async (text) => (await administration.checkTextFate({ body: { text } })).fate,
});
