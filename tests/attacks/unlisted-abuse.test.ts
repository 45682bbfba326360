import { describe, expect, it } from 'vitest';
import { isAbusive, isWatched } from '#core/abuse/abuse.ts';
import { openClassifier } from '#server/adapters/abuse-classifier/open-classifier.ts';
import { CleanerRephrasers } from '#server/adapters/rephrase/cleaner-rephrasers.ts';
import { aCommunity, aDraft } from '#tests/content.ts';
import { openPostServer } from '#tests/post-server.ts';
import { commentBy, itemAbout } from '#tests/posts/moderating.ts';
import { draftOf, published } from '#tests/posts/helpers.ts';

const classifier = openClassifier({ examplesDir: undefined, memory: '.cache/abuse-classifier' }, () => undefined);
const abuse = 'He crawled out of a drain and now the whole floor smells of him, throw him back';
const recorded = 'My lead calls people kutta in meetings';

const opened = async () => {
  const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()], new CleanerRephrasers(), classifier);
  return { server, writer: server.aMember(), moderator: server.aMember({ role: 'moderator' }) };
};

describe('abuse that no list of words has (R-079)', () => {
  it('is queued in comments; author and moderators see it, and nobody else', async () => {
    const { server, writer, moderator } = await opened();
    expect([isAbusive(abuse), isWatched(abuse)]).toEqual([false, false]);
    const written = await writer.comments.write(await published(server, writer), draftOf(abuse));
    if ('refusal' in written) throw new Error(written.refusal);
    const { comment } = written;
    expect(comment).toMatchObject({ status: 'FLAGGED', content: abuse, moderation: [{ measure: 'hide' }] });
    expect(await itemAbout(moderator, comment.commentId)).toMatchObject({ cause: 'words', comment: { content: abuse } });
    for (const other of [server.guest, server.aMember()]) await expect(other.comments.at(comment.commentId)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('is stopped in titles, texts and poll options, and when an edit adds it', async () => {
    const { server, writer } = await opened();
    const [community] = server.communities;
    const poll = { days: 3, options: ['Ask HR', 'He crawled out of a drain and now the whole floor smells'] } as const;
    const drafts = [{ title: abuse.slice(0, 100) }, { content: abuse }, { content: abuse.replaceAll(' ', '\n') }, { title: 'Whom to ask?', poll }];
    for (const known of drafts) expect(await writer.posts.create(aDraft(community, known)), JSON.stringify(known)).toMatchObject({ status: 'FLAGGED' });
    const commentId = await commentBy(writer, await published(server, writer), 'He explained the payslip well.');
    expect(await writer.comments.change(commentId, { version: 1, content: abuse })).toMatchObject({ status: 'FLAGGED' });
  });

  it('is told apart from victims who describe it, and administrators can try it', async () => {
    const { server, writer } = await opened();
    const written = await writer.comments.write(await published(server, writer), draftOf(recorded));
    expect(written).toMatchObject({ comment: { status: 'LIVE' } });
    const { watchedWordList } = server.aMember({ role: 'administrator' });
    expect(await Promise.all([abuse, recorded].map((text) => watchedWordList.fateOf(text)))).toEqual(['held', 'published']);
  });
});
