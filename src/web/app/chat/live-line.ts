import type { LiveLine } from '#core/chat/live-line.ts';
import type { Clock } from '#core/clock.ts';
import type { Connections } from '#core/device/connections.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { BrowserLiveLine, browserShares } from '#web/adapters/chat/browser-live-line.ts';
import { keyHandshakes } from '#web/adapters/chat/key-handshakes.ts';
import { SocketLiveLine } from '#web/adapters/chat/socket-live-line.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { keysOf, ofMemberAlone } from '../persona-keys/keys-of.ts';

interface LineParts {
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly connections: Connections;
  readonly tabs: Tabs;
}

/** One line for all tabs, by session for the designation and by key for the made-up name. */
export function liveLineOf({ session, clock, connections, tabs }: LineParts): LiveLine {
  const member = session.member?.userId ?? '';
  const byKey = keyHandshakes(ofMemberAlone(session, keysOf(session)), clock);
  const handshake = async (as: 'ANONYMOUS' | 'DESIGNATION', serverNow?: number): Promise<object> => (as === 'ANONYMOUS' ? byKey(serverNow) : { member });
  const line = () => new SocketLiveLine({ origin: location.origin, clock, connections, tabs, handshake });
  return new BrowserLiveLine({ member, clock, tabs, line, makeId: () => crypto.randomUUID(), ...browserShares() });
}
