import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { GrantedRole } from '#core/moderation/member-role.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeRoles } from '#tests/fakes/moderation/fake-roles.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember } from '#tests/members.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { TeamStore } from './team-store.ts';

async function withClaim(role: GrantedRole) {
  const clock = new FakeClock();
  const member = aMember();
  const sessions = new FakeSessions(clock, member);
  const session = new SessionStore(sessions, new FakeTabs(), new FakeLoginMarkers(), clock);
  await session.load();
  const roles = new FakeRoles([], { role, token: 'once' });
  roles.asks = 'member';
  const claim = roles.claim.bind(roles);
  roles.claim = async (each) => {
    const given = await claim(each);
    sessions.member = { ...member, role: given };
    if (given === 'administrator') roles.asks = 'administrator';
    throw new Failure('offline');
  };
  const fragments = new FakeFragments({ role, claim: 'once' });
  const store = new TeamStore(roles, fragments, new FakeClipboards(), session);
  await store.open();
  return { store, sessions, fragments };
}

describe('a claim link whose answer was lost', () => {
  it.each(['moderator', 'administrator'] as const)('is taken where the member is %s now', async (role) => {
    const { store, fragments } = await withClaim(role);
    expect(await store.confirm()).toBe(true);
    expect([store.isTaken, fragments.pairs]).toEqual([true, {}]);
  });

  it('is taken when it is confirmed again, where nothing could be read before', async () => {
    const { store, sessions } = await withClaim('administrator');
    sessions.problem = new Failure('offline');
    expect([await store.confirm(), store.isTaken]).toEqual([false, false]);
    sessions.problem = undefined;
    expect([await store.confirm(), store.isTaken]).toEqual([true, true]);
  });

  it('of another member stays what it is', async () => {
    const late = await withClaim('moderator');
    late.fragments.write({ role: 'moderator', claim: 'other' });
    await late.store.open();
    expect([await late.store.confirm(), late.store.isTaken, late.store.claiming.state]).toMatchObject([false, false, { failure: { kind: 'missing' } }]);
  });
});
