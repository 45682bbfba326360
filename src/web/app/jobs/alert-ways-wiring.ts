import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { AlertWaysStore } from '#web/stores/jobs/alert-ways-store.ts';
import { PushDeviceStore } from '#web/stores/notifications/push-device-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { mailWords } from '#web/words/mail/mail-words.ts';
import { pushWords } from '#web/words/notifications/push-words.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { store } from '../container/bind.ts';
import { pushBindings } from '../notifications/push-bindings.ts';
import { weeklyMailBindings } from '../settings/weekly-mail-bindings.ts';

export { AlertWays as Overlay } from '#web/views/jobs/AlertWays.tsx';

export const words = [jobAlertWords, pushWords, mailWords, preferenceWords];

export const bindings = [...pushBindings, ...weeklyMailBindings, store(AlertWaysStore, [PushDeviceStore, MessagePreferences])];
