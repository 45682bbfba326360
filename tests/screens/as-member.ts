import { Sessions } from '#core/sessions/sessions.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember } from '#tests/members.ts';
import { open, type Swap } from './open.tsx';

export async function asMember(
  wiring: Wiring,
  url: string,
  swaps: readonly Swap[],
  member = aMember({ isReader: true, isWriter: true }),
  preferences = new FakePreferences(),
) {
  const inShell = (clock: FakeClock) => [[Sessions, new FakeSessions(clock, member)]] as const;
  const opened = open(wiring, url.split('?', 1)[0] ?? url, url, swaps, { inShell, preferences });
  await opened.shell.get(SessionStore).load();
  return { ...opened, member };
}
