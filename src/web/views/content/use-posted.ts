import { agoOf, daysAgo } from '#core/figures/ago.ts';
import type { Posted } from '#core/posts/post.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Time in words: whole days, and exact for the author alone (D-28). For observers only. */
export function usePosted({ postedOn, postedAt }: Posted): string {
  const words = useWords(postWords);
  const { now } = useStore(FeedsStore);
  return postedAt === null ? words.day(daysAgo(postedOn, now)) : words.ago(agoOf(postedAt, now));
}
