import { expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { textNames } from '#core/texts/instance-text.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import { aBlogPost, aText, type WrittenTexts } from '#tests/fakes/texts/fake-instance-texts.ts';

const own = { ...aText(), isDefault: false };
const posts = [
  aBlogPost(),
  aBlogPost({ title: 'हम कैसे गिनते हैं', summary: 'लोगों से।', language: 'hi', blocks: [{ kind: 'paragraph', runs: [{ text: 'लोगों से।' }] }] }),
  aBlogPost({ slug: 'hello', title: 'Hello', writtenOn: '2026-11-20' }),
];
const credits = [{ kind: 'package', name: 'react', version: '19.3.1', licence: 'MIT' } as const];

export function givesItsTexts(open: (written: WrittenTexts) => Promise<InstanceTexts>): void {
  const opened = (written: Partial<WrittenTexts> = {}) => open({ texts: [], posts: [], credits: [], ...written });

  it('has every text in each language before its host has written any (R-244, R-245)', async () => {
    const texts = await opened();
    for (const name of textNames)
      for (const language of ['en', 'hi'] as const) {
        const { isDefault, blocks, title, ...text } = await texts.one(name, language);
        expect([isDefault, text.language, blocks.length > 0, title !== '']).toEqual([true, language, true, true]);
      }
  });

  it('shows what its host wrote whole, to readers of another language too (R-245)', async () => {
    const texts = await opened({ texts: [{ name: 'terms-of-use', text: own }] });
    expect(await texts.one('terms-of-use', 'en')).toEqual(own);
    expect(await texts.one('terms-of-use', 'hi')).toEqual(own);
    expect((await texts.one('faq', 'hi')).isDefault).toBe(true);
  });

  it('lists the blog, newest first, each once, preferably in the language asked for (R-244)', async () => {
    const texts = await opened({ posts });
    expect((await texts.posts('hi')).map(({ slug, title, language }) => [slug, title, language])).toEqual([
      ['hello', 'Hello', 'en'],
      ['how-we-count', 'हम कैसे गिनते हैं', 'hi'],
    ]);
    expect((await texts.posts('en')).map(({ title, summary, writtenOn }) => [title, summary, writtenOn])).toEqual([
      ['Hello', 'By people.', '2026-11-20'],
      ['How we count', 'By people.', '2026-11-09'],
    ]);
    expect(await (await opened()).posts('en')).toEqual([]);
  });

  it('gives one post of the blog whole, and misses what is none (R-244)', async () => {
    const texts = await opened({ posts });
    expect(await texts.post('how-we-count', 'en')).toEqual(aBlogPost());
    expect((await texts.post('hello', 'hi')).title).toBe('Hello');
    const failure = await texts.post('nowhere', 'en').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ kind: 'missing' });
  });

  it('names the works of others (R-244)', async () => expect(await (await opened({ credits })).credits()).toEqual(credits));
}
