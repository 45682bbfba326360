import { routes as feed } from '#contract/generated/feed.ts';
import { Clock } from '#core/clock.ts';
import { Visibilities } from '#core/device/visibilities.ts';
import { Feeds } from '#core/feeds/feeds.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { BrowserVisibilities } from '#web/adapters/device/browser-visibilities.ts';
import { httpFeeds } from '#web/adapters/feeds/http-feeds.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { PushDeviceStore } from '#web/stores/notifications/push-device-store.ts';
import { PushPermissionStore } from '#web/stores/notifications/push-permission-store.ts';
import { pushWords } from '#web/words/notifications/push-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { pushBindings } from './push-bindings.ts';

export { PushPrompt as Overlay } from '#web/views/notifications/PushPrompt.tsx';

export const words = [pushWords];

export const bindings = [
  ...pushBindings,
  overHttp(Feeds, httpFeeds, feed),
  onDevice(Nudges, BrowserNudges),
  onDevice(Visibilities, BrowserVisibilities),
  store(PushPermissionStore, [PushDeviceStore, Visibilities, Nudges, Feeds, Clock]),
];
