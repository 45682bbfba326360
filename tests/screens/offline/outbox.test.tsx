import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Comments } from '#core/comments/comments.ts';
import { PostViews } from '#core/posts/post-views.ts';
import { Votes } from '#core/votes/votes.ts';
import * as notFound from '#web/app/errors/not-found-wiring.ts';
import * as outbox from '#web/app/offline/outbox-wiring.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { FakeComments } from '#tests/fakes/comments/fake-comments.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';

const postId = 'p8d1f0c2m7c1t8zb';

afterEach(() => localStorage.clear());

it('a member’s waiting things are sent from any page, and no other’s (F-38, B-33)', async () => {
  const community = aCommunity();
  const content = new FakeContent([community], [aPost({ postId, community, upVotes: 4 })]);
  const member = aMember({ isWriter: true });
  const keep = (name: string, value: object) => localStorage.setItem(`daftar.own.${name}`, JSON.stringify(value));
  const comment = { text: 'Ask HR.', submissionKey: 'k1', profileType: 'ANONYMOUS', waits: true };
  keep('votes', [{ owner: member.userId, resourceId: postId, resourceType: 'POST', voteType: 'up' }]);
  keep('notes', { [`post.${postId}/${member.userId}`]: { ...comment, owner: member.userId }, [`post.${postId}/another`]: { ...comment, owner: 'another' } });
  keep('views', { owner: member.userId, sent: [], unsent: [postId] });
  const recorded: string[] = [];
  const views: PostViews = { record: async (postIds) => void recorded.push(...postIds) };
  open(
    { ...notFound, shared: outbox.shared },
    '/here',
    '/here',
    [
      [Votes, new FakeVotes(content)],
      [Comments, new FakeComments(content)],
      [PostViews, views],
    ],
    { member },
  );
  await waitFor(() => expect([content.posts[0]?.upVotes, content.comments.map((each) => each.content), recorded]).toEqual([5, ['Ask HR.'], [postId]]));
  expect(Object.keys(JSON.parse(localStorage.getItem('daftar.own.notes') ?? '{}'))).toEqual([`post.${postId}/another`]);
});
