import { expect, it } from 'vitest';
import { aPicture } from '#tests/pictures.ts';
import { aCommunity, aDraft, anEdit, anId, offerFacts } from '#tests/content.ts';
import { nameChanged } from '#core/personas/draft-persona.ts';
import { profileTypes } from '#core/personas/profile-type.ts';
import { usualFeed } from '#core/feeds/feeds.ts';
import type { OpenPosts, OpenedPosts } from './open-posts.ts';

export async function opened(open: OpenPosts, known?: Parameters<OpenPosts>[1]) {
  const communities = [
    aCommunity({ name: 'Notice period', names: { hi: 'नोटिस पीरियड' } }),
    aCommunity({ name: 'Pay', category: 'Money' }),
    aCommunity({ type: 'department', name: 'Finance', category: 'Departments' }),
  ] as const;
  const ports = await open(communities, known);
  return { ports, communities, place: communities[0] };
}

export async function published({ posts }: Pick<OpenedPosts, 'posts'>, draft: Parameters<OpenedPosts['posts']['create']>[0]): Promise<string> {
  const made = await posts.create(draft);
  if ('refusal' in made) throw new Error(made.refusal);
  return made.postId;
}

export function keepsPosts(open: OpenPosts): void {
  it('publishes a text under the chosen persona, once for a key (R-061, R-160, B-13)', async () => {
    const { ports, place } = await opened(open);
    const draft = aDraft(place, { title: ' <b>Relieving</b> letter ', content: 'Sixty of ninety days.<script>1</script>' });
    const id = await published(ports, draft);
    expect(await published(ports, draft)).toBe(id);
    await expect(ports.posts.create({ ...draft, content: 'Something else.' })).rejects.toMatchObject({ code: 'SUBMISSION_REUSED', existingId: id });
    const { community, ...rest } = draft;
    expect(await published(ports, { community: { entityId: community.entityId, type: community.type }, ...rest })).toBe(id);
    const { post, status } = await ports.posts.at(id);
    expect(status).toBe('LIVE');
    expect(post).toMatchObject({
      title: 'Relieving letter',
      content: 'Sixty of ninety days.',
      kind: 'text',
      isMine: true,
      mayEdit: true,
      mayDelete: true,
      postedAt: null,
      version: 1,
    });
    expect(post?.author).toMatchObject({ profileType: 'ANONYMOUS', isVerified: false });
    expect(post?.community).toMatchObject({ entityId: place.entityId, slug: place.slug });
    expect((await ports.feeds.mine()).items.map(({ postId }) => postId)).toEqual([id]);
  });

  it('keeps a scheduled post for its author, who may change and delete it (F-17)', async () => {
    const { ports, place } = await opened(open);
    const draft = { ...aDraft(place), isLater: true };
    const made = await ports.posts.create(draft);
    expect(made).toMatchObject({ status: 'SCHEDULED' });
    expect(await ports.posts.create(draft)).toEqual(made);
    const id = 'postId' in made ? made.postId : '';
    expect(await ports.posts.at(id)).toMatchObject({ status: 'SCHEDULED', removal: null, post: { isMine: true, mayEdit: true, mayDelete: true } });
    expect((await ports.feeds.mine()).items.map(({ postId, status }) => [postId, status])).toEqual([[id, 'SCHEDULED']]);
    expect((await ports.feeds.list({ ...usualFeed, order: 'LATEST' })).items.map(({ postId }) => postId)).not.toContain(id);
    expect(await ports.posts.change(id, anEdit({ content: 'They held it.' }))).toMatchObject({ status: 'SCHEDULED', content: 'They held it.' });
    await ports.posts.remove(id);
    expect(await ports.posts.at(id)).toMatchObject({ post: null });
  });

  it('is written under no persona that its author has not made (R-160, R-161)', async () => {
    const { ports, place } = await opened(open, { only: 'DESIGNATION' });
    await expect(ports.posts.create(aDraft(place))).rejects.toMatchObject({ kind: 'conflict', code: 'WRITER_REQUIRED' });
    expect((await ports.feeds.mine()).items).toEqual([]);
    const other = await opened(open, { only: 'ANONYMOUS' });
    const refused = await other.ports.posts.create(aDraft(other.place, { profileType: 'DESIGNATION' })).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'conflict' });
    expect(refused).not.toMatchObject({ code: 'WRITER_REQUIRED' });
    expect((await other.ports.feeds.mine()).items).toEqual([]);
  });

  it('goes out under the name shown alone, and once after a rename (R-160, B-13)', async () => {
    for (const profileType of profileTypes) {
      const { ports, place } = await opened(open);
      const { post } = await ports.posts.at(await published(ports, aDraft(place, { profileType })));
      const now = aDraft(place, { profileType, content: 'They held it for a month.', authorName: post?.author.name ?? '' });
      const before = { ...now, authorName: 'Steady Marigold of before' };
      await expect(ports.posts.create(before)).rejects.toMatchObject({ kind: 'conflict', code: nameChanged });
      const id = await published(ports, now);
      expect((await ports.posts.at(id)).post?.author).toEqual(post?.author);
      expect(await published(ports, before)).toBe(id);
      expect((await ports.feeds.mine()).items.length).toBe(2);
    }
  });

  it('tells the moment under DESIGNATION only, and the author alone (D-28)', async () => {
    const { ports, place } = await opened(open);
    const named = (await ports.posts.at(await published(ports, aDraft(place, { profileType: 'DESIGNATION' })))).post;
    expect([named?.author.profileType, typeof named?.postedAt, named?.author.avatar]).toEqual(['DESIGNATION', 'number', undefined]);
    expect((await ports.posts.at(await published(ports, aDraft(place)))).post?.postedAt).toBeNull();
  });

  it('publishes polls, videos, pictures and offers (R-063, R-076, R-077)', async () => {
    const { ports, place } = await opened(open);
    const poll = (await ports.posts.at(await published(ports, aDraft(place, { poll: { options: [' None ', 'Three'], days: 7 } })))).post;
    expect([poll?.kind, poll?.poll?.options.map(({ text }) => text), poll?.poll?.isOpen]).toEqual(['poll', ['None', 'Three'], true]);
    const video = (await ports.posts.at(await published(ports, aDraft(place, { media: [{ mediaType: 'YOUTUBE', fullUrl: 'https://youtu.be/abcdefghijk' }] }))))
      .post;
    expect([video?.kind, video?.video]).toEqual([
      'video',
      { videoId: 'abcdefghijk', mediaType: 'YOUTUBE_VIDEO', fullUrl: 'https://www.youtube.com/watch?v=abcdefghijk' },
    ]);
    const bytes = await aPicture();
    const one = await ports.postPictures.upload(bytes, undefined, 'ANONYMOUS');
    const other = await ports.postPictures.upload(bytes, undefined, 'ANONYMOUS');
    const media = [other, one].map(({ fileKey }) => ({ mediaType: 'IMAGE', fileKey }) as const);
    const picture = (await ports.posts.at(await published(ports, aDraft(place, { media })))).post;
    expect([picture?.kind, picture?.pictures.map(({ fileKey }) => fileKey)]).toEqual(['image', [other.fileKey, one.fileKey]]);
    const offer = await ports.offers.save(offerFacts({ isCurrent: true }));
    const salary = (await ports.posts.at(await published(ports, aDraft(place, { profileType: 'DESIGNATION', salaryIds: [offer.offerId] })))).post;
    expect([salary?.kind, salary?.offers.map(({ companyName, isCurrent, votes }) => [companyName, isCurrent, votes])]).toEqual(['salary', [['', true, null]]]);
    expect(salary?.offers[0]?.offerId).not.toBe(offer.offerId);
  });

  it('takes a picture once, and only the member’s own (R-067, S-46)', async () => {
    const { ports, place } = await opened(open);
    const { fileKey } = await ports.postPictures.upload(await aPicture(), undefined, 'ANONYMOUS');
    const id = await published(ports, aDraft(place, { media: [{ mediaType: 'IMAGE', fileKey }] }));
    await expect(ports.posts.create(aDraft(place, { media: [{ mediaType: 'IMAGE', fileKey: anId('f') }] }))).rejects.toMatchObject({ kind: 'missing' });
    await expect(ports.postPictures.remove(id, anId('f'))).rejects.toMatchObject({ kind: 'missing' });
    await ports.postPictures.remove(id, fileKey);
    expect((await ports.posts.at(id)).post?.pictures).toEqual([]);
    await expect(ports.postPictures.remove(id, fileKey)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('refuses what is no post, with an answer (R-062, R-079)', async () => {
    const { ports, place } = await opened(open);
    expect(await ports.posts.create(aDraft(place, { title: null, content: ' ' }))).toMatchObject({ refusal: 'RULE_BROKEN' });
    for (const texts of [
      { title: null, content: '\u2800\u2800' },
      { title: '\u2800', content: '\u3164\u200b' },
    ])
      expect(await ports.posts.create(aDraft(place, texts))).toMatchObject({ refusal: 'RULE_BROKEN' });
    expect(await ports.posts.create(aDraft(place, { poll: { options: ['One', 'one'], days: 7 } }))).toMatchObject({ refusal: 'RULE_BROKEN' });
    expect(await ports.posts.create(aDraft(place, { content: 'My lead is an id1ot' }))).toMatchObject({
      refusal: 'TEXT_ABUSIVE',
      problems: [{ pointer: '/body/content', words: 'id1ot', reason: 'insult' }],
    });
    expect(await ports.posts.create(aDraft(place, { poll: { options: ['Me', 'That id1ot'], days: 7 } }))).toMatchObject({ refusal: 'TEXT_ABUSIVE' });
    await expect(ports.offers.save(offerFacts({ isCurrent: true, location: 'Where the id1ot sits' }))).rejects.toMatchObject({
      code: 'TEXT_ABUSIVE',
      problems: [{ pointer: '/body/location', words: 'id1ot', reason: 'insult' }],
    });
    await expect(ports.posts.create(aDraft(aCommunity()))).rejects.toMatchObject({ kind: 'missing' });
    expect((await ports.feeds.mine()).items).toEqual([]);
    for (const content of ['No', '👍', '18-20 LPA', 'CTC: 24,00,000', 'हाँ', '₹'])
      expect(await ports.posts.create(aDraft(place, { content })), content).toMatchObject({ status: 'LIVE' });
  });

  it('judges answers and offers as they are stored (R-076, R-077)', async () => {
    const { ports, place } = await opened(open);
    for (const options of [
      ['One', '\u3164'],
      ['One', '<b></b>'],
      ['One', 'O\u200bne'],
      ['Caf\u00e9', 'Cafe\u0301'],
    ])
      expect(await ports.posts.create(aDraft(place, { poll: { options, days: 7 } })), options[1]).toMatchObject({ refusal: 'RULE_BROKEN' });
    const [unseen, unsaid] = [offerFacts({ companyName: '\u3164' }), offerFacts({ jobProfile: '<b></b>' })];
    for (const offers of [[unseen], [unsaid], [offerFacts({ isCurrent: true }), offerFacts({ isCurrent: true })]])
      expect(await ports.posts.create(aDraft(place, { offers }))).toMatchObject({ refusal: 'RULE_BROKEN' });
    for (const offer of [unseen, unsaid]) await expect(ports.offers.save(offer)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
  });

  it('shows nothing of what was deleted (R-064)', async () => {
    const { ports, place } = await opened(open);
    const id = await published(ports, aDraft(place));
    await ports.posts.remove(id);
    const { removal, ...left } = await ports.posts.at(id);
    expect(left).toEqual({ postId: id, status: 'DELETED', post: null, movedTo: null });
    // Until the ledger tells of it no reason is said, so that those of one author are not recognised by theirs.
    expect([null, 'author']).toContain(removal?.askedBy ?? null);
    expect(await ports.posts.at(anId('p'))).toEqual({ postId: expect.any(String), status: 'NOT_FOUND', post: null, removal: null, movedTo: null });
    expect((await ports.feeds.mine()).items).toEqual([]);
    await expect(ports.posts.remove(id)).rejects.toMatchObject({ kind: 'missing' });
    await expect(ports.posts.figures(id)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('is shared by a URL that says nothing of who shares it (R-072)', async () => {
    const { ports, place } = await opened(open);
    const id = await published(ports, aDraft(place));
    expect(await ports.posts.shareUrl(id)).toBe(`/p/${id}`);
    await expect(ports.posts.shareUrl(anId('p'))).rejects.toMatchObject({ kind: 'missing' });
  });

  it('counts one request for an answer a member, and hides what does not interest (R-072)', async () => {
    const { ports, place } = await opened(open);
    const id = await published(ports, aDraft(place));
    expect([await ports.posts.requestAnswer(id), await ports.posts.requestAnswer(id)]).toEqual([1, 1]);
    const shown = async () =>
      (await ports.feeds.list({ feedType: 'GENERIC', order: 'LATEST', communityType: null, community: null })).items.map(({ postId }) => postId);
    expect(await shown()).toEqual([id]);
    await ports.posts.hide(id);
    expect(await shown()).toEqual([]);
    await ports.posts.unhide(id);
    expect(await shown()).toEqual([id]);
    await ports.posts.unhide(id);
  });
}
