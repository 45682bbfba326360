import { SavedJobsStore } from '#web/stores/jobs/saved-jobs-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { jobSentences } from './job-parts.ts';
import { savedJobBindings } from './saved-job-parts.ts';

export { SavedJobsScreen as Screen } from '#web/views/jobs/SavedJobsScreen.tsx';

export const words = [...jobSentences, jobAlertWords, deactivatedWords];

export const shared = savedJobBindings;

export const bindings = [];

export const load = async (stores: Stores) => {
  if (stores.get(SessionStore).isAwake) await stores.get(SavedJobsStore).list.open();
};

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(jobAlertWords).savedJobs);
