import { routes as moderation } from '#contract/generated/moderation.ts';
import { Tabs } from '#core/device/tabs.ts';
import { OwnDecisions } from '#core/moderation/own-decisions.ts';
import { QueueItems } from '#core/queue/queue-items.ts';
import { httpOwnDecisions } from '#web/adapters/moderation/http-own-decisions.ts';
import { httpQueueItems } from '#web/adapters/queue/http-queue-items.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { MenuMarkingStore } from '#web/stores/moderation/menu-marking-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { overHttp, store } from '../container/bind.ts';

export { MenuMarksEffect as Overlay } from '#web/views/moderation/MenuMarksEffect.tsx';

export const bindings = [
  overHttp(OwnDecisions, httpOwnDecisions, moderation),
  overHttp(QueueItems, httpQueueItems, moderation),
  store(MenuMarkingStore, [OwnDecisions, QueueItems, MenuMarksStore, SessionStore, Tabs]),
];
