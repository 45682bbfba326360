import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { hoursOfDay, usualQuietHours, type QuietHours } from '#core/notifications/quiet-hours.ts';
import { OwnMessagesStore } from '#web/stores/settings/own-messages-store.ts';
import { noticeWords } from '#web/words/settings/notice-words.ts';
import { Select } from '../fields/Select.tsx';
import { Switch } from '../fields/Switch.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { SettingProblem } from './SettingProblem.tsx';
import styles from './settings.module.css';

export const QuietHoursSetting = observer(function QuietHoursSetting() {
  const {
    device: { quiet: words },
  } = useWords(noticeWords);
  const store = useStore(OwnMessagesStore);
  const id = useId();
  const { value, failed } = store.messages;
  const quiet = value?.quietHours ?? null;
  const change = (quietHours: QuietHours | null) => void store.change('quietHours', { quietHours });
  const hours = Array.from({ length: hoursOfDay[1] + 1 }, (_, hour) => ({ value: String(hour), label: words.hour(hour) }));
  return (
    <li className={styles.setting}>
      <Switch label={words.label} checked={quiet !== null} onChange={(isOn) => change(isOn ? usualQuietHours : null)} aria-describedby={id} />
      <p id={id} className="muted sm">
        {words.text}
      </p>
      {quiet && (
        <div className={styles.hours}>
          {(['from', 'until'] as const).map((end) => (
            <label key={end}>
              <span className="sm">{words[end]}</span>
              <Select options={hours} value={String(quiet[end])} onChange={({ target }) => change({ ...quiet, [end]: Number(target.value) })} />
            </label>
          ))}
        </div>
      )}
      <SettingProblem hasFailed={failed === 'quietHours'} />
    </li>
  );
});
