import { JobAlertsStore } from '#web/stores/jobs/job-alerts-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { weeklyMailBindings } from '../settings/weekly-mail-bindings.ts';
import { savedJobBindings } from './saved-job-parts.ts';

export { JobAlertsScreen as Screen } from '#web/views/jobs/JobAlertsScreen.tsx';

export const words = [jobAlertWords, deactivatedWords];

export const shared = savedJobBindings;

export const bindings = weeklyMailBindings;

export const load = (stores: Stores) => stores.get(JobAlertsStore).open();

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(jobAlertWords).alerts);
