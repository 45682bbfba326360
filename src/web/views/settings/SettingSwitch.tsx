import { useId } from 'react';
import { Switch } from '../fields/Switch.tsx';
import { SettingProblem } from './SettingProblem.tsx';
import styles from './settings.module.css';

interface SettingSwitchProps {
  readonly label: string;
  readonly text: string;
  /** A line below the explanation: the state it is in, and since when. */
  readonly note?: string;
  readonly isOn: boolean;
  /** Whether it could not be stored just now. */
  readonly hasFailed: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that applies at once, with what it means. */
export function SettingSwitch({ label, text, note, isOn, hasFailed, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <li className={styles.setting}>
      <Switch label={label} checked={isOn} onChange={onChange} aria-describedby={id} />
      <p id={id} className="muted sm">
        {text}
        {note && <span className={styles.note}>{note}</span>}
      </p>
      <SettingProblem hasFailed={hasFailed} />
    </li>
  );
}
