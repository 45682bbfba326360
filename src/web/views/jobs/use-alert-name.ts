import { alertName } from '#core/jobs/job-alert-name.ts';
import type { JobAlert } from '#core/jobs/job-alerts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { useStore } from '../stores.tsx';

/** What an alert is called in the language of the screen. A view that asks must be an observer. */
export function useAlertName(): (alert: JobAlert) => string {
  const { language } = useStore(WordsStore);
  return (alert) => alertName(alert, language);
}
