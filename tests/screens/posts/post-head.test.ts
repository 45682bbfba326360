import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { Post } from '#core/posts/post.ts';
import { headMarkup } from '#web/app/head-markup.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { aCommunity, aPost, anonymous, designation } from '#tests/content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { postHead } from '#web/views/posts/post-head.ts';

const words = new WordsStore(new FakePreferences(), await loadSentences([communityWords, postPageWords, postWords], 'en'), productBrand);
const community = aCommunity({ name: 'Notice period help' });
const headOf = (known: Partial<Post>) => postHead({ post: aPost({ postId: 'p1', community, ...known }), postId: 'p1', isGone: false, movedTo: null }, words);
const marked = (head: ReturnType<typeof postHead>) => headMarkup(head, { origin: 'https://daftar.test', brand: productBrand, language: 'en' });

describe('the head of the page of a post (T-13)', () => {
  it('describes it by its first words, in one line of whole words', () => {
    expect(headOf({ content: 'Served  60 days,\npaid the rest.' }).description).toBe('Served 60 days, paid the rest.');
    const { description } = headOf({ content: 'notice '.repeat(40) });
    expect(description).toMatch(/^(notice )+notice…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('describes one without a text, such as a poll, by its author and community', () => {
    expect(headOf({ content: '' }).description).toBe('Steady Marigold in Notice period help.');
  });

  it('tells search engines the day on which a made-up name posted, and nothing finer (D-28)', () => {
    const { structured } = headOf({ author: anonymous, postedOn: '2026-11-20', postedAt: null });
    expect(structured).toMatchObject({ datePublished: '2026-11-16', author: { name: 'Steady Marigold' } });
    expect(JSON.stringify(structured)).not.toMatch(/\dT\d/);
    expect(headOf({ author: designation, postedAt: Date.UTC(2026, 10, 20, 9) }).structured).toMatchObject({ datePublished: '2026-11-16' });
  });

  it('is found by search engines at its own URL, unless the post is gone', () => {
    expect(marked(headOf({}))).toContain('<link rel="canonical" href="https://daftar.test/p/p1">');
    expect(marked(headOf({}))).not.toContain('noindex');
    const gone = postHead({ post: undefined, postId: 'p1', isGone: true, movedTo: null }, words);
    expect([gone.status, gone.structured, marked(gone).includes('noindex')]).toEqual([404, undefined, true]);
  });

  it('of what is no post leads to its page (R-038)', () => {
    const led = postHead({ post: undefined, postId: 'q1', isGone: true, movedTo: '/interviews/question/q1' }, words);
    expect([led.status, led.movedTo]).toEqual([200, '/interviews/question/q1']);
  });
});
