import { describe, expect, it } from 'vitest';
import type { MemberRole } from '#core/moderation/member-role.ts';
import type { OwnNews } from '#core/moderation/own-decisions.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeModerations } from '#tests/fakes/moderation/fake-moderations.ts';
import { FakeOwnDecisions } from '#tests/fakes/moderation/fake-own-decisions.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeQueueItems } from '#tests/fakes/queue/fake-queue-items.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { anItem } from '#tests/content.ts';
import { aMember } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { MenuMarksStore } from '../app/menu-marks-store.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { MenuMarkingStore } from './menu-marking-store.ts';

const moderator = (role: MemberRole = 'moderator') => aMember({ userId: 'moderator0000001', role });

class CountedDecisions extends FakeOwnDecisions {
  asked = 0;

  override async news(): Promise<OwnNews> {
    this.asked++;
    return super.news();
  }
}

async function marked() {
  const content = new FakeContent();
  const decisions = new CountedDecisions(content);
  const items = new FakeQueueItems(new FakeModerations(content, new FakeRemovalLedger(), [anItem()]));
  const [clock, tabs, marks] = [new FakeClock(), new FakeTabs(), new MenuMarksStore()];
  const sessions = new FakeSessions(clock, moderator());
  const session = new SessionStore(sessions, tabs, new FakeLoginMarkers(), clock);
  const marking = new MenuMarkingStore(decisions, items, marks, session, tabs);
  await session.load();
  const stop = marking.start();
  await settled();
  return { decisions, marks, session, sessions, tabs, stop };
}

describe('the marks in the menu', () => {
  it('are asked for once, and not again for a session that is read or renewed', async () => {
    const { decisions, marks, session, sessions } = await marked();
    for (const again of [() => session.load(), () => session.renew()]) {
      sessions.member = moderator();
      await again();
    }
    await settled();
    expect([decisions.asked, marks.waiting]).toEqual([1, 1]);
  });

  it('are asked for again when the tab reappears or the member’s role changes', async () => {
    const { decisions, session, sessions, tabs } = await marked();
    tabs.comeBack();
    await settled();
    expect(decisions.asked).toBe(2);
    sessions.member = moderator('member');
    await session.load();
    await settled();
    expect(decisions.asked).toBe(3);
  });
});
