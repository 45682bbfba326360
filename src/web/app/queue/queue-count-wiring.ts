import { routes as moderation } from '#contract/generated/moderation.ts';
import { Tabs } from '#core/device/tabs.ts';
import { QueueItems } from '#core/queue/queue-items.ts';
import { HttpQueueItems } from '#web/adapters/queue/http-queue-items.ts';
import { QueueCountStore } from '#web/stores/queue/queue-count-store.ts';
import { QueueCountingStore } from '#web/stores/queue/queue-counting-store.ts';
import { overHttp, store } from '../container/bind.ts';

export { QueueCountEffect as Overlay } from '#web/views/queue/QueueCountEffect.tsx';

export const bindings = [overHttp(QueueItems, HttpQueueItems, moderation), store(QueueCountingStore, [QueueItems, QueueCountStore, Tabs])];
