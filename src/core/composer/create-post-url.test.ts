import { describe, expect, it } from 'vitest';
import { createPostFromUrl as read } from './create-post-url.ts';

const createPostFromUrl = (url: string) => read(url, new URLSearchParams(url.split('?', 2)[1]));

describe('a URL that opens the composer (R-205)', () => {
  it('names the community to write in', () => {
    expect(createPostFromUrl('/communities?openCreatePost=true&entityId=t0p1c&name=Salary+talk&logo=%2Flogos%2Fx.svg&type=TOPIC&campaign=mail')).toEqual({
      community: { type: 'topic', entityId: 't0p1c', name: 'Salary talk', logo: '/logos/x.svg' },
      campaign: 'mail',
      rest: '/communities?campaign=mail',
    });
  });

  it('shows at most 120 letters of the name it gives', () => {
    const name = (letters: number) => createPostFromUrl(`/?openCreatePost=true&type=topic&entityId=t0p1c&name=${'a'.repeat(letters)}`)?.community?.name.length;
    expect([name(120), name(121)]).toEqual([120, 120]);
  });

  it('opens it without a community where it names none that can be', () => {
    for (const query of ['', '&entityId=x', '&type=topic', '&type=planet&entityId=x', '&type=topic&entityId=%2E%2E%2Fx']) {
      expect(createPostFromUrl(`/?openCreatePost=true${query}`)?.community).toBeUndefined();
    }
  });

  it('is none that says anything else', () => {
    expect([createPostFromUrl('/communities'), createPostFromUrl('/?openCreatePost=1'), createPostFromUrl('/?xopenCreatePost=true')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
