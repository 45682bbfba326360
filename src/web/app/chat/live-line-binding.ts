import { ContainerModule } from 'inversify';
import { LiveLine } from '#core/chat/live-line.ts';
import { Clock } from '#core/clock.ts';
import { Connections } from '#core/device/connections.ts';
import { Tabs } from '#core/device/tabs.ts';
import { DeviceLiveLine } from '#web/adapters/chat/device-live-line.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';

/** Live line, loaded when opened. */
export const liveLineBinding = new ContainerModule(({ bind }) => {
  bind(LiveLine).toResolvedValue(
    (session: SessionStore, clock: Clock, connections: Connections, tabs: Tabs) =>
      new DeviceLiveLine(async () => (await import(/* webpackChunkName: "live-line" */ './live-line.ts')).liveLineOf({ session, clock, connections, tabs })),
    [SessionStore, Clock, Connections, Tabs],
  );
});
