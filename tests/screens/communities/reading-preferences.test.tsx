import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { usualPreference, type MemberPreference } from '#core/device/member-preference.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const followed = aCommunity({ name: 'Notice period help', isFollowed: true });
const other = aCommunity({ name: 'Salary talk' });

const titles = async () =>
  within(await screen.findByRole('feed'))
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-labelledby') && within(card).getByRole('heading').textContent);

function feedOf(change: Partial<MemberPreference>, seen: (posts: FakeContent['posts']) => readonly string[] = () => []) {
  const content = new FakeContent(
    [followed, other],
    [
      aPost({ title: 'Loud', community: other, upVotes: 9 }),
      aPost({ title: 'Near', community: followed, content: 'See https://example.com/letter for more.' }),
    ],
  );
  const member = aWriter();
  return withContent(communities, screens.communities, '/communities', content, {
    member,
    preferences: new FakePreferences({ chosen: { ...usualPreference, ...change } }),
    change: ({ storage }) => storage.keep('views', { owner: member.userId, sent: seen(content.posts), unsent: [] }),
  });
}

it.each([
  ['personal', ['Near', 'Loud']],
  ['everything', ['Loud', 'Near']],
] as const)('the feed opens with what its reader chose: %s (R-154)', async (feedStart, order) => {
  feedOf({ feedStart });
  expect(await titles()).toEqual(order);
});

it('seen posts are left out, with a line that says how many and shows them (R-154)', async () => {
  feedOf({ hidesReadPosts: true }, (posts) => posts.slice(0, 1).map(({ postId }) => postId));
  expect(await titles()).toEqual(['Near']);
  expect(screen.getByText('1 post you have seen already is left out.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(async () => expect((await titles()).toSorted()).toEqual(['Loud', 'Near']));
});

it('a feed of which all is seen says so, instead of being empty (R-154)', async () => {
  feedOf({ hidesReadPosts: true }, (posts) => posts.map(({ postId }) => postId));
  expect(await screen.findByText('2 posts you have seen already are left out.')).toBeTruthy();
});

it.each([true, false])('a link to another site asks first only where its reader wants that: %s (R-154, S-125)', async (warnsBeforeLeaving) => {
  feedOf({ warnsBeforeLeaving });
  const link = await screen.findByRole('link', { name: /example\.com/ });
  const asked = new Promise<boolean>((hear) => {
    const stay = (event: Event) => {
      hear(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', stay, { once: true });
  });
  fireEvent.click(link);
  expect(await asked).toBe(warnsBeforeLeaving);
});
