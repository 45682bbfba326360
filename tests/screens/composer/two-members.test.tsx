import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Member } from '#core/sessions/session.ts';
import { screens } from '#core/navigation/screens.ts';
import * as postScreen from '#web/app/posts/post-wiring.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { aThread } from '#tests/screens/posts/a-thread.ts';

type Opened = ReturnType<typeof withContent>;

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });

/** Post page in one browser, opened by successive members. */
async function openPost(content: FakeContent, member: Member | undefined, before?: Opened): Promise<Opened> {
  cleanup();
  return withContent(postScreen, screens.post, '/p/p1', content, {
    ...(member && { member }),
    change: ({ storage }) => before?.storage.kept.forEach((text, name) => storage.kept.set(name, text)),
  });
}

it('a comment that one began waits, while another posts below the same post (R-060, R-073)', async () => {
  const content = aThread();
  const [ann, bob] = [aWriter(), aWriter()];
  const ofAnn = await openPost(content, ann);
  fireEvent.change(await field(), { target: { value: 'Words of Ann' } });
  const ofBob = await openPost(content, bob, ofAnn);
  expect((await field()).value).toBe('');
  fireEvent.change(await field(), { target: { value: 'Words of Bob' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Post as/ }));
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(content.comments.map((comment) => comment.content)).toEqual(['Words of Bob']);
  await openPost(content, ann, ofBob);
  await waitFor(async () => expect((await field()).value).toBe('Words of Ann'));
});

it('what a guest has typed comes behind what the member had begun there (R-060, R-073)', async () => {
  const content = aThread();
  const ann = aWriter();
  const before = await openPost(content, ann);
  fireEvent.change(await field(), { target: { value: 'First words' } });
  const asGuest = await openPost(content, undefined, before);
  expect((await field()).value).toBe('');
  fireEvent.change(await field(), { target: { value: 'Then these' } });
  await openPost(content, ann, asGuest);
  await waitFor(async () => expect((await field()).value).toBe('First words\nThen these'));
});
