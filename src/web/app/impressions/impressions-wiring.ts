import { routes as aggregation } from '#contract/generated/aggregation.ts';
import { Clock } from '#core/clock.ts';
import { Visibilities } from '#core/device/visibilities.ts';
import { Impressions } from '#core/impressions/impressions.ts';
import { BrowserVisibilities } from '#web/adapters/device/browser-visibilities.ts';
import { httpImpressions } from '#web/adapters/impressions/http-impressions.ts';
import { ImpressionsStore } from '#web/stores/impressions/impressions-store.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export { ImpressionsEffect as Overlay } from '#web/views/impressions/ImpressionsEffect.tsx';

export const bindings = [
  overHttp(Impressions, httpImpressions, aggregation),
  onDevice(Visibilities, BrowserVisibilities),
  store(ImpressionsStore, [Impressions, Clock, Visibilities]),
];
