import { routes as user } from '#contract/generated/user.ts';
import { routes as settings } from '#contract/generated/user/settings.ts';
import { MailAddresses } from '#core/mail/mail-addresses.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { Subscriptions } from '#core/settings/subscriptions.ts';
import { httpMailAddresses } from '#web/adapters/mail/http-mail-addresses.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { httpSubscriptions } from '#web/adapters/settings/http-subscriptions.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { AlertWaysStore } from '#web/stores/jobs/alert-ways-store.ts';
import { WeeklyMailStore } from '#web/stores/mail/weekly-mail-store.ts';
import { PushDeviceStore } from '#web/stores/notifications/push-device-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { mailWords } from '#web/words/mail/mail-words.ts';
import { pushWords } from '#web/words/notifications/push-words.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { pushBindings } from '../notifications/push-bindings.ts';

export { AlertWays as Overlay } from '#web/views/jobs/AlertWays.tsx';

export const words = [jobAlertWords, pushWords, mailWords, preferenceWords];

export const bindings = [
  ...pushBindings,
  overHttp(MailAddresses, httpMailAddresses, settings),
  overHttp(Subscriptions, httpSubscriptions, settings),
  overHttp(Onboardings, httpOnboardings, user),
  store(WeeklyMailStore, [MailAddresses, Subscriptions, Onboardings, WordsStore]),
  store(AlertWaysStore, [PushDeviceStore, MessagePreferences]),
];
