import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#core/figures/durations.ts';
import { hourlyRound } from '#server/adapters/hourly-round.ts';
import { anEmptyHouse } from './crowd-house.ts';
import { CrowdMember } from './crowd-member.ts';
import { Seeded } from './seeded.ts';

describe('whoever asks for both posts of a member again and again', () => {
  it('sees them change at no time together: not when the member rests, comes back, or deletes the account (A-8)', async () => {
    const house = await anEmptyHouse();
    const member = new CrowdMember(house, 0, 0, new Seeded(1));
    await member.join();
    const posts = { ANONYMOUS: await member.write('ANONYMOUS'), DESIGNATION: await member.write('DESIGNATION') };
    // A post is new for its first day, of which each has its own.
    house.clock.advance(2 * dayMs);
    const shown = async (id: string): Promise<string> => JSON.stringify([await house.guest.posts.at(id), await house.guest.comments.under(id, 'newest')]);
    const seen = async () => [await shown(posts.ANONYMOUS), await shown(posts.DESIGNATION)] as const;
    const byKey = house.under(member.key.publicKey);
    const changes: string[] = [];
    let before = await seen();
    const look = async (what: string): Promise<void> => {
      const now = await seen();
      changes.push(`${what}: ${['anonymous', 'designation'].filter((_name, at) => now[at] !== before[at]).join(' and ')}`);
      before = now;
    };
    const acts = {
      rest: () => member.rest(),
      return: () => member.comeBack(),
      deletion: () => member.leave(),
      'deletion by key': () => byKey.keyedPersonas.remove(),
    };
    for (const [name, act] of Object.entries(acts)) {
      await act();
      await look(name);
      house.clock.advance(minuteMs);
      await look('a minute later');
      house.clock.advance(dayMs);
      await hourlyRound(house.db, house.clock);
      await look('a night later');
    }
    const quiet = ['a minute later: ', 'a night later: '];
    expect(changes).toEqual([
      'rest: designation',
      ...quiet,
      'return: designation',
      ...quiet,
      'deletion: designation',
      ...quiet,
      'deletion by key: anonymous',
      ...quiet,
    ]);
  });
});
