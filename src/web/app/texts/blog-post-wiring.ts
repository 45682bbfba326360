import { InstanceTexts } from '#core/texts/instance-texts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { BlogStore } from '#web/stores/texts/blog-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { blogPostHead } from '#web/views/texts/text-heads.ts';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { textBindings, textSentences } from './text-parts.ts';

export { BlogPostScreen as Screen } from '#web/views/texts/BlogPostScreen.tsx';

export const words = textSentences;

export const bindings = [...textBindings, store(BlogStore, [InstanceTexts, WordsStore])];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(BlogStore).post.open(params['slug'] ?? '');

export const head = (stores: Stores) => blogPostHead(stores.get(BlogStore), stores.get(WordsStore));
