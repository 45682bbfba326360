import { routes as aggregation } from '#contract/generated/aggregation.ts';
import { Headlines } from '#core/home/headlines.ts';
import { httpHeadlines } from '#web/adapters/home/http-headlines.ts';
import { HeadlineStore } from '#web/stores/home/headline-store.ts';
import { overHttp, store } from '../container/bind.ts';

export const headlineBindings = [overHttp(Headlines, httpHeadlines, aggregation), store(HeadlineStore, [Headlines])];
