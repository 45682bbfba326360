import { ContainerModule } from 'inversify';
import { routes as curate } from '#contract/generated/curate.ts';
import { routes as log } from '#contract/generated/log.ts';
import { Clock } from '#core/clock.ts';
import { CuratedEvents } from '#core/usage/curated-events.ts';
import { trackerOf, trackerTenant, userTypeOf } from '#core/usage/tracker.ts';
import { UsageCounts } from '#core/usage/usage-counts.ts';
import { deviceTypeAt } from '#core/device/device-type.ts';
import { BrowserVisibilities } from '#web/adapters/device/browser-visibilities.ts';
import { BrowserDeviceStorage, BrowserTabStorage } from '#web/adapters/device/browser-user-storage.ts';
import { systemIdHere } from '#web/adapters/http/browser-identity.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpCuratedEvents } from '#web/adapters/usage/http-curated-events.ts';
import { httpUsageCounts } from '#web/adapters/usage/http-usage-counts.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { RecordedStore } from '#web/stores/usage/recorded-store.ts';
import { UsageBuffer } from '#web/stores/usage/usage-buffer.ts';
import { UsageConsent } from '#web/stores/usage/usage-consent.ts';
import { UsageStore } from '#web/stores/usage/usage-store.ts';
import { VisitCounter } from '#web/stores/usage/visit-counter.ts';
import { overHttp } from '../container/bind.ts';
import { usageConsent } from './usage-consent-binding.ts';

const deviceType = () => deviceTypeAt(screen.width);

/** Usage counter, shared with the screen that lists its records. */
export const usageBindings = [
  overHttp(UsageCounts, httpUsageCounts, log, asNobody),
  overHttp(CuratedEvents, httpCuratedEvents, curate),
  usageConsent,
  new ContainerModule(({ bind }) => {
    bind(RecordedStore).toResolvedValue((session: SessionStore) => new RecordedStore(new BrowserTabStorage(), () => session.pageOf), [SessionStore]);
    bind(UsageBuffer).toResolvedValue(
      (counts: UsageCounts, clock: Clock, session: SessionStore, consent: UsageConsent) =>
        new UsageBuffer(counts, clock, new BrowserVisibilities(), () => ({
          tenant: trackerTenant,
          tracker: trackerOf(systemIdHere()),
          userType: userTypeOf(session.awake?.role, consent.isGiven),
          deviceType: deviceType(),
        })),
      [UsageCounts, Clock, SessionStore, UsageConsent],
    );
    bind(UsageStore).toResolvedValue(
      (buffer: UsageBuffer, recorded: RecordedStore, consent: UsageConsent, events: CuratedEvents, clock: Clock) =>
        new UsageStore(buffer, recorded, consent, events, new VisitCounter(new BrowserDeviceStorage(), new BrowserTabStorage(), clock), deviceType()),
      [UsageBuffer, RecordedStore, UsageConsent, CuratedEvents, Clock],
    );
  }),
];
