import { WordsStore } from '#web/stores/app/words-store.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { NextStepScreen as Screen } from '#web/views/contributions/ContributionsScreen.tsx';

export { bindings, words } from './contributions-wiring.ts';

export const load = async (stores: Stores, { query }: RouteMatch) => stores.get(ContributionsStore).arrive(query.get('rid'));

export const head = (stores: Stores) => {
  const sentences = stores.get(WordsStore);
  const { list, next } = sentences.of(contributionWords);
  return settingsHead(sentences, { title: next.title, description: list.description });
};
