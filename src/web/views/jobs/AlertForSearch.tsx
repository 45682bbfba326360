import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { alertOfSearch, type ListedJobs } from '#core/jobs/job-alert-search.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { JobAlertsStore } from '#web/stores/jobs/job-alerts-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { BellIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './job-alerts.module.css';
import { useRefusal } from './use-refusal.ts';

/** Toggles the alert of a search. Unfiltered searches have none. */
export const AlertForSearch = observer(function AlertForSearch({ scope, search }: ListedJobs) {
  const { alert: words, alertName } = useWords(jobAlertWords);
  const store = useStore(JobAlertsStore);
  const toasts = useStore(ToastStore);
  const { isSignedIn } = useStore(SessionStore);
  const asMember = useMembersOnly('jobAlert');
  const refuse = useRefusal(words);
  useEffect(() => {
    if (isSignedIn) void store.open();
  }, [store, isSignedIn]);
  const listed = { scope, search };
  if (!store.mayHear(listed)) return null;
  const alert = store.of(listed);
  const create = async () => {
    if (!(await store.create(listed))) refuse(store.failure);
    else if (!store.isOffering) toasts.show({ type: 'success', text1: words.created });
  };
  const stop = async () => {
    if (alert && (await store.remove(alert))) toasts.show({ type: 'success', text1: words.stopped });
    else refuse(store.removalFailure);
  };
  return (
    <p className={`needs-script ${styles.alert}`}>
      {alert && (
        <span className={styles.on}>
          <BellIcon small />
          {words.isOn}
        </span>
      )}
      <Button
        look="quiet"
        busy={store.isSending}
        aria-label={alert && words.stopNamed(alertName(alert))}
        onClick={({ detail }) => detail < 2 && asMember(() => void (alert ? stop() : create()), { kind: 'jobAlert', alert: alertOfSearch(listed) })}
      >
        {!alert && <BellIcon small />}
        {alert ? words.stop : words.create}
      </Button>
    </p>
  );
});
