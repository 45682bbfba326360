import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as community from '#web/app/communities/community-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { aMember } from '#tests/members.ts';
import { withContent } from './with-content.ts';

class EverythingInSight {
  readonly #look: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void;
  constructor(look: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void) {
    this.#look = look;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.#look([{ isIntersecting: true, target }]));
  }
  disconnect(): void {}
}

it('a member is counted for others’ posts, and not for their own (R-075)', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInSight);
  onTestFinished(() => void vi.unstubAllGlobals());
  const place = aCommunity({ name: 'Notice period help', slug: 'notice-period-help' });
  const own = Array.from({ length: 4 }, (_none, at) => aPost({ title: `Mine ${at}`, community: place, isMine: true }));
  const others = Array.from({ length: 2 }, (_none, at) => aPost({ title: `Theirs ${at}`, community: place }));
  const recorded: string[] = [];
  const { clock } = withContent(community, screens.community, '/communities/notice-period-help', new FakeContent([place], [...own, ...others]), {
    member: aMember(),
    change: ({ views }) => void (views.record = async (postIds) => void recorded.push(...postIds)),
  });
  await screen.findByRole('article', { name: 'Theirs 1' });
  await act(() => clock.advance(500));
  await act(() => clock.advance(3_000));
  await waitFor(() => expect(recorded.toSorted()).toEqual(others.map(({ postId }) => postId).toSorted()));
});
