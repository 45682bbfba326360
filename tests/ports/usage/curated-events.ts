import { expect, it } from 'vitest';
import type { CuratedEvents } from '#core/usage/curated-events.ts';
import type { HostNumbers } from '#core/usage/host-numbers.ts';

export type OpenCuratedEvents = () => Promise<{ readonly curatedEvents: CuratedEvents; readonly seen: () => Promise<HostNumbers['events']> }>;

export function meetsContract(open: OpenCuratedEvents): void {
  it('add up what members did, by the kind of community (R-224)', async () => {
    const { curatedEvents, seen } = await open();
    const attributes = { pageName: 'CommunityListing', communityType: 'topic' };
    await curatedEvents.send({ eventType: 'voted', attributes }, 'WAP');
    await curatedEvents.send({ eventType: 'voted', attributes }, 'WEB');
    await curatedEvents.send({ eventType: 'pageView', attributes: { pageName: 'HomeScreen' } }, 'WEB');
    expect((await seen()).toSorted((one, other) => other.times - one.times)).toEqual([
      { eventType: 'voted', communityType: 'topic', times: 2 },
      { eventType: 'pageView', communityType: '', times: 1 },
    ]);
  });
}
