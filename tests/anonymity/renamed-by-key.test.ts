import { expect, it } from 'vitest';
import { anId } from '#tests/content.ts';
import { aPostBody, openPersonaServer } from '#tests/persona-server.ts';

it('a name renamed elsewhere publishes nothing under names its author never saw (F-07, R-160)', async () => {
  const { ask, aPersona, communities } = await openPersonaServer();
  const { key, userName } = await aPersona();
  const post = aPostBody(communities[0].entityId, { authorName: userName });
  const written = (await ask('/api/feed/v2/post', { method: 'POST', key, body: post })).json();
  const comment = { content: 'Ask for it by mail.', profileType: 'ANONYMOUS' };
  const commented = { ...comment, submissionKey: anId('submission'), authorName: userName };
  const first = (await ask(`/api/feed/v1/post/${written.postId}/comment`, { method: 'POST', key, body: commented })).json();
  const renamed = await ask('/api/user/user/anonymous-profile', {
    method: 'POST',
    key,
    body: { userName: 'Calm Otter', avatarUri: '17-sky', avatarColor: 'sky' },
  });
  expect(renamed.json()).toMatchObject({ userName: 'Calm Otter' });
  const another = { ...comment, submissionKey: anId('submission'), authorName: userName };
  const asked = [
    await ask('/api/feed/v2/post', { method: 'POST', key, body: aPostBody(communities[0].entityId, { authorName: userName }) }),
    await ask(`/api/feed/v1/post/${written.postId}/comment`, { method: 'POST', key, body: another }),
    await ask(`/api/feed/v1/post/comment/${first.commentId}/reply`, { method: 'POST', key, body: { ...another, submissionKey: anId('submission') } }),
  ];
  expect(asked.map((answer) => [answer.statusCode, answer.json().code])).toEqual(asked.map(() => [409, 'NAME_CHANGED']));
  const again = await ask('/api/feed/v2/post', { method: 'POST', key, body: post });
  const twice = await ask(`/api/feed/v1/post/${written.postId}/comment`, { method: 'POST', key, body: commented });
  expect([again.json().postId, twice.json().commentId]).toEqual([written.postId, first.commentId]);
  const now = await ask(`/api/feed/v1/post/${written.postId}/comment`, { method: 'POST', key, body: { ...another, authorName: 'Calm Otter' } });
  expect([now.statusCode, now.json().author.name]).toEqual([201, 'Calm Otter']);
});
