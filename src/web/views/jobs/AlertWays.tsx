import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AlertWaysStore } from '#web/stores/jobs/alert-ways-store.ts';
import { JobAlertsStore } from '#web/stores/jobs/job-alerts-store.ts';
import { WeeklyMailStore } from '#web/stores/mail/weekly-mail-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { mailWords } from '#web/words/mail/mail-words.ts';
import { pushWords } from '#web/words/notifications/push-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { SettingSwitch } from '../settings/SettingSwitch.tsx';
import { MailAddressForm, MailProblem } from '../settings/WeeklyMail.tsx';
import settings from '../settings/settings.module.css';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Ways an alert reaches the member: device or mail. */
export const AlertWays = observer(function AlertWays() {
  const { ways: words } = useWords(jobAlertWords);
  const alerts = useStore(JobAlertsStore);
  const { isOffering } = alerts;
  const end = () => alerts.endOffer();
  const foot = (
    <Button look="main" wide onClick={end}>
      {words.done}
    </Button>
  );
  return (
    <Dialog isOpen={isOffering} onClose={end} title={words.title} foot={foot}>
      <p>{words.lead}</p>
      <ul className={`list ${settings.list}`}>
        <ByDevice />
        <ByMail />
      </ul>
    </Dialog>
  );
});

const ByDevice = observer(function ByDevice() {
  const { ways: words } = useWords(jobAlertWords);
  const push = useWords(pushWords);
  const store = useStore(AlertWaysStore);
  useEffect(() => void store.open(), [store]);
  const { permission, messages } = store;
  if (permission === undefined || !messages.value) return null;
  if (permission === 'unsupported' || permission === 'denied')
    return <li className={`muted sm ${settings.setting}`}>{permission === 'denied' ? push.blocked : push.unsupported}</li>;
  const isBusy = store.changing.state.status === 'LOADING';
  return <SettingSwitch {...words.device} isOn={store.isOn !== isBusy} hasFailed={store.hasFailed} onChange={(isOn) => void store.turn(isOn)} />;
});

const ByMail = observer(function ByMail() {
  const { ways: words } = useWords(jobAlertWords);
  const mail = useWords(mailWords);
  const store = useStore(WeeklyMailStore);
  useEffect(() => void store.open(), [store]);
  const { value } = store.reading;
  if (!value?.isOffered) return null;
  const { address } = value;
  if (address)
    return (
      <SettingSwitch
        {...words.mail}
        note={address.isConfirmed ? address.masked : mail.unconfirmed(address.masked)}
        isOn={store.wants('job-alerts')}
        hasFailed={store.problem !== undefined}
        onChange={(isOn) => void store.want('job-alerts', isOn)}
      />
    );
  return (
    <li className={settings.setting}>
      <p className="strong">{words.mail.label}</p>
      <p className="muted sm">{words.mail.text}</p>
      <MailAddressForm topic="job-alerts" />
      <MailProblem />
      <p className="muted sm">{mail.promise}</p>
    </li>
  );
});
