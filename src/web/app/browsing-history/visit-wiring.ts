import { routes as aggregation } from '#contract/generated/aggregation.ts';
import { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { httpBrowsingHistories } from '#web/adapters/browsing-history/http-browsing-histories.ts';
import { VisitStore } from '#web/stores/browsing-history/visit-store.ts';
import { overHttp, store } from '../container/bind.ts';

export { VisitEffect as Overlay } from '#web/views/browsing-history/VisitEffect.tsx';

export const bindings = [overHttp(BrowsingHistories, httpBrowsingHistories, aggregation), store(VisitStore, [BrowsingHistories])];
