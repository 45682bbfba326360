import { describe, expect, it } from 'vitest';
import { createPostIn as read } from './create-post-address.ts';

const createPostIn = (address: string) => read(address, new URLSearchParams(address.split('?', 2)[1]));

describe('an address that opens the composer (R-205)', () => {
  it('names the community to write in', () => {
    expect(createPostIn('/communities?openCreatePost=true&entityId=t0p1c&name=Salary+talk&logo=%2Flogos%2Fx.svg&type=topic&campaign=mail')).toEqual({
      community: { type: 'topic', entityId: 't0p1c', name: 'Salary talk', logo: '/logos/x.svg' },
      campaign: 'mail',
      rest: '/communities?campaign=mail',
    });
  });

  it('opens it without a community where it names none that can be', () => {
    for (const query of ['', '&entityId=x', '&type=topic', '&type=planet&entityId=x', '&type=topic&entityId=%2E%2E%2Fx']) {
      expect(createPostIn(`/?openCreatePost=true${query}`)?.community).toBeUndefined();
    }
  });

  it('is none that says anything else', () => {
    expect([createPostIn('/communities'), createPostIn('/?openCreatePost=1'), createPostIn('/?xopenCreatePost=true')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
