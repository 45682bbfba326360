import { expect, it } from 'vitest';
import { postLimits } from '#core/content/post-limits.ts';
import { fewestLetters } from '#core/rephrase/rephrasings.ts';
import { anId } from '#tests/content.ts';
import type { OpenPosts } from '#tests/ports/posts/open-posts.ts';
import { opened } from '#tests/ports/posts/posts.ts';

const draft = { title: 'relieving  letter', description: 'they hold my relieving letter since two months .' };

/** Promises of rephrasings without a language model. */
export function keepsRephrasings(open: OpenPosts): void {
  it('says a draft more clearly, and by whom (R-069)', async () => {
    const { rephrasings } = (await opened(open)).ports;
    const said = await rephrasings.rephrase(draft);
    expect(said).toMatchObject({ responseType: 'VALID', by: 'cleaner' });
    expect(said.description).toMatch(/^They hold my relieving letter since two months\.$/);
  });

  it('calls a text that is none junk, and answers nothing with it', async () => {
    const { rephrasings } = (await opened(open)).ports;
    const junk = await rephrasings.rephrase({ title: '', description: 'kjsdhf kjsdhf qwrtp zxcvb kjsdhf sdfgh' });
    expect(junk).toEqual({ responseType: 'JUNK', title: '', description: '', by: 'cleaner' });
  });

  it('takes no draft that is too short', async () => {
    const { rephrasings } = (await opened(open)).ports;
    const short = { title: '', description: 'a'.repeat(fewestLetters - 1) };
    await expect(rephrasings.rephrase(short)).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
  });

  it('ends for a draft after a few times, and goes on for another (R-069)', async () => {
    const { rephrasings } = (await opened(open)).ports;
    const keyed = { ...draft, submissionKey: anId('s') };
    for (let turn = 0; turn < postLimits.rephrasings; turn++) expect((await rephrasings.rephrase(keyed)).responseType).toBe('VALID');
    expect(await rephrasings.rephrase(keyed)).toEqual({ responseType: 'POST_LIMIT_EXCEEDED', title: '', description: '', by: 'cleaner' });
    expect((await rephrasings.rephrase({ ...draft, submissionKey: anId('s') })).responseType).toBe('VALID');
  });
}
