import { ContainerModule } from 'inversify';
import { routes as device } from '#contract/generated/device.ts';
import { routes as settings } from '#contract/generated/user/settings.ts';
import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Devices } from '#core/notifications/devices.ts';
import { PushSubscriptions } from '#core/notifications/push-subscriptions.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { VoteWays } from '#core/votes/vote-ways.ts';
import { Http } from '#web/adapters/http/http.ts';
import { BrowserVoteWays } from '#web/adapters/votes/browser-vote-ways.ts';
import { BrowserPushSubscriptions } from '#web/adapters/notifications/browser-push-subscriptions.ts';
import { httpDevices } from '#web/adapters/notifications/http-devices.ts';
import { httpMessagePreferences } from '#web/adapters/settings/http-message-preferences.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { PushDeviceStore } from '#web/stores/notifications/push-device-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export const pushBindings = [
  overHttp(Devices, httpDevices, device),
  overHttp(MessagePreferences, httpMessagePreferences, settings),
  onDevice(PushSubscriptions, BrowserPushSubscriptions),
  new ContainerModule(({ bind }) => void bind(VoteWays).toResolvedValue((http: Http) => new BrowserVoteWays(http), [Http])),
  store(PushDeviceStore, [PushSubscriptions, Devices, MessagePreferences, VoteWays, UserStorage, SessionStore, WordsStore, Clock]),
];
