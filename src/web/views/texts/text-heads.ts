import { pathOf, screens } from '#core/navigation/screens.ts';
import { textPaths } from '#core/texts/text-paths.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { BlogStore } from '#web/stores/texts/blog-store.ts';
import type { TextStore } from '#web/stores/texts/text-store.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import type { Head } from '../head.ts';

export function textHead({ name, text }: TextStore, words: WordsStore): Head {
  const { title, description } = words.of(textWords).heads[name];
  return { title: words.titled(text.request.value?.title ?? title), description: description(words.name), canonical: textPaths[name], status: 200 };
}

export const fixedTextHead = (page: 'terms' | 'blog' | 'credits', words: WordsStore): Head => {
  const { title, description } = words.of(textWords)[page];
  return { title: words.titled(title), description: description(words.name), canonical: screens[page], status: 200 };
};

export function blogPostHead({ post }: BlogStore, words: WordsStore): Head {
  const { missing, missingBecause } = words.of(textWords).blog;
  const known = post.request.value;
  if (!known) return { title: words.titled(missing), description: missingBecause, status: post.isMissing ? 404 : 200 };
  return { title: words.titled(known.title), description: known.summary || known.title, canonical: pathOf('blogPost', known.slug), status: 200 };
}
