import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { JobAlert } from '#core/jobs/job-alerts.ts';
import { alertUrl } from '#core/jobs/new-jobs.ts';
import { screens } from '#core/navigation/screens.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { JobAlertsStore } from '#web/stores/jobs/job-alerts-store.ts';
import { WeeklyMailStore } from '#web/stores/mail/weekly-mail-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { MembersPage } from '../settings/MembersPage.tsx';
import settings from '../settings/settings.module.css';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './job-alerts.module.css';
import { useRefusal } from './use-refusal.ts';

/** Member's alerts, each stopped by one press. */
export const JobAlertsScreen = observer(function JobAlertsScreen() {
  const { alerts: words } = useWords(jobAlertWords);
  const store = useStore(JobAlertsStore);
  return (
    <MembersPage title={words.title} lead={words.lead} guest={words.guest} guestBecause={words.guestBecause} open={() => store.open()}>
      <Await request={store.reading}>{() => <Alerts />}</Await>
    </MembersPage>
  );
});

const Alerts = observer(function Alerts() {
  const { alerts: words } = useWords(jobAlertWords);
  const { alerts } = useStore(JobAlertsStore);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={settings.screen}>
      {alerts.length === 0 ? (
        <EmptyState title={words.none} level={2} because={words.noneBecause} link={{ label: words.toJobs, to: screens.jobs }} />
      ) : (
        <ul className={`card list ${settings.list}`} aria-label={words.list}>
          {alerts.map((alert) => (
            <Row key={alert.jobAlertId} alert={alert} stay={() => place.current?.focus()} />
          ))}
        </ul>
      )}
      <ByMail />
      <p className={styles.ways}>
        <Link to={`${screens.userSettings}#weekly-mail`} className="go">
          {words.toMail}
        </Link>
        <Link to={screens.savedJobs} className="go">
          {words.toSaved}
        </Link>
      </p>
    </div>
  );
});

/** Mail address for new jobs, or an offer of it unless offered before. */
const ByMail = observer(function ByMail() {
  const { alerts: words } = useWords(jobAlertWords);
  const { wasOffered } = useStore(JobAlertsStore);
  const mail = useStore(WeeklyMailStore);
  useEffect(() => void mail.reading.renew(), [mail]);
  const { value } = mail.reading;
  const address = mail.wants('job-alerts') ? value?.address : undefined;
  if (address) return <p className="muted sm">{words.mailed(address.masked)}</p>;
  return value?.isOffered && !wasOffered ? <p className="muted sm">{words.mail}</p> : null;
});

interface RowProps {
  readonly alert: JobAlert;
  readonly stay: () => void;
}

const Row = observer(function Row({ alert, stay }: RowProps) {
  const { alert: said, alerts: words, alertName } = useWords(jobAlertWords);
  const store = useStore(JobAlertsStore);
  const toasts = useStore(ToastStore);
  const refuse = useRefusal(said);
  const name = alertName(alert);
  const stop = async () => {
    const stopping = store.remove(alert);
    stay();
    if (await stopping) toasts.show({ type: 'success', text1: said.stopped });
    else refuse(store.removalFailure);
  };
  return (
    <li className="item">
      <span className={styles.row}>
        <Link to={alertUrl(alert, null)}>
          <strong>{name}</strong>
        </Link>
        <br />
        <span className="muted sm">{`${words.jobs(alert.jobsCount)} · ${words.since(alert.createdOn)}`}</span>
      </span>
      <Button look="quiet" className="needs-script" aria-label={said.stopNamed(name)} onClick={() => void stop()}>
        {said.stop}
      </Button>
    </li>
  );
});
