import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCommunities } from '#tests/fakes/communities/fake-communities.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aMember, aSession } from '#tests/members.ts';
import { aCommunity } from '#tests/content.ts';
import { MembershipsStore } from './memberships-store.ts';
import { SessionStore } from '../sessions/session-store.ts';

const joined = aCommunity({ entityId: 'joined', name: 'Joined', isFollowed: true, topicMeta: { posts: 0, followers: 8 } });
const other = aCommunity({ entityId: 'other', type: 'company', name: 'Other' });

function backend() {
  const content = new FakeContent([joined, other]);
  const clock = new FakeClock();
  const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
  session.hold(aSession(clock.now(), aMember()));
  const communities = new FakeCommunities(content);
  return { content, communities, store: new MembershipsStore(communities, session) };
}

const names = ({ followed }: MembershipsStore) => followed.map(({ name }) => name);

describe('what a member has joined (R-052, R-053, R-054)', () => {
  it('is listed by kind, and joined and left at once', async () => {
    const { store, content } = backend();
    await store.open();
    expect([names(store), store.ofType('company')]).toEqual([['Joined'], []]);
    const joining = store.press(other);
    expect([names(store), store.of(other).shown.isFollowed]).toEqual([['Joined', 'Other'], true]);
    expect(await joining).toBe(true);
    expect(content.communities.find(({ entityId }) => entityId === 'other')?.isFollowed).toBe(true);
    await store.press(joined);
    expect(names(store)).toEqual(['Other']);
    expect(store.of(joined).shown.followers).toBe(7);
  });

  it('takes the followers of the company that another was merged into meanwhile', async () => {
    const { store, communities } = backend();
    communities.join = async () => [{ entityId: 'led-on-to', isFollowed: true, followers: 42 }];
    expect(await store.press(other)).toBe(true);
    expect(store.of(other).shown).toEqual({ isFollowed: true, followers: 42 });
  });

  it('holds nothing twice, by kind and id (R-054, R-082)', async () => {
    const { store } = backend();
    await store.open();
    await store.press(other);
    await store.press({ ...other, isFollowed: false });
    await store.press(other);
    expect(names(store)).toEqual(['Joined', 'Other']);
  });

  it('is as before when the server refuses', async () => {
    const { store, content } = backend();
    await store.open();
    content.problem = new Failure('limited');
    expect(await store.press(other)).toBe(false);
    expect([names(store), store.of(other).shown.isFollowed]).toEqual([['Joined'], false]);
  });
});
