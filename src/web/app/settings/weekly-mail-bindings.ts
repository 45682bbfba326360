import { routes as user } from '#contract/generated/user.ts';
import { routes as settings } from '#contract/generated/user/settings.ts';
import { MailAddresses } from '#core/mail/mail-addresses.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { Subscriptions } from '#core/settings/subscriptions.ts';
import { httpMailAddresses } from '#web/adapters/mail/http-mail-addresses.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { httpSubscriptions } from '#web/adapters/settings/http-subscriptions.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { WeeklyMailStore } from '#web/stores/mail/weekly-mail-store.ts';
import { overHttp, store } from '../container/bind.ts';

export const weeklyMailBindings = [
  overHttp(MailAddresses, httpMailAddresses, settings),
  overHttp(Subscriptions, httpSubscriptions, settings),
  overHttp(Onboardings, httpOnboardings, user),
  store(WeeklyMailStore, [MailAddresses, Subscriptions, Onboardings, WordsStore]),
];
