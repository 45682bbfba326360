import { describe, expect, it } from 'vitest';
import { ownLists } from '#tests/fakes/votes/own-lists.ts';
import { documentEnd, ownPartBytes } from './document.ts';

const session = (name: string) => ({ url: '/api/login/session', status: 200, body: JSON.stringify({ member: { displayName: name } }) });
const between = (end: string): string => end.split('id="own">')[1]?.split('</script>')[0] ?? '';

describe('the end of a document', () => {
  it('pads a member’s part to a multiple of one length, whatever it holds', () => {
    const lists = ownLists({ follows: [{ companyId: 'c1', entityId: 'c2', isFollowed: true }], jobs: ['j1'] });
    for (const own of [{ answers: [session('Sparrow Alone')] }, { answers: [session('अकेली गौरैया')], lists }, { answers: [session('x'.repeat(700))] }]) {
      const part = between(documentEnd(own));
      expect(Buffer.byteLength(part) % ownPartBytes).toBe(0);
      expect(JSON.parse(part)).toEqual(own);
    }
  });

  it('is as long for followers of the company as for those who are not', () => {
    const of = (isFollowed: boolean) =>
      documentEnd({ answers: [session('Sparrow Alone')], lists: ownLists({ follows: [{ companyId: 'c1', entityId: 'c2', isFollowed }] }) });
    expect(of(true).length).toBe(of(false).length);
    expect(documentEnd()).toBe('</body></html>');
  });
});
