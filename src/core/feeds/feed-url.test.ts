import { describe, expect, it } from 'vitest';
import { feedFromUrl } from './feed-url.ts';
import { orderFromUrl, spelledOrder } from './order-spelling.ts';

const query = (text: string) => new Map(new URLSearchParams(text));

describe('the URL of a feed (R-050, R-059)', () => {
  it.each([
    ['', false, 'FOR_YOU', { feedType: 'GENERIC', order: 'FOR_YOU', communityType: null }],
    ['', true, 'LATEST', { feedType: 'PERSONALIZED', order: 'LATEST', communityType: null }],
    ['order=latest&type=company', true, 'FOR_YOU', { feedType: 'PERSONALIZED', order: 'LATEST', communityType: 'company' }],
    ['order=foryou', false, 'LATEST', { feedType: 'GENERIC', order: 'FOR_YOU', communityType: null }],
    ['order=toString&type=planet', false, 'FOR_YOU', { feedType: 'GENERIC', order: 'FOR_YOU', communityType: null }],
  ] as const)('%j, personal %j, usually %s, asks for %j', (text, isPersonal, usual, asked) => {
    expect(feedFromUrl(query(text), isPersonal, usual)).toEqual({ ...asked, community: null });
  });

  it('spells an order as it is read', () => {
    for (const order of ['FOR_YOU', 'LATEST'] as const) expect(orderFromUrl(query(`order=${spelledOrder(order)}`))).toBe(order);
  });
});
