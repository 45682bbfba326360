import { useId } from 'react';
import { Switch } from '../fields/Switch.tsx';
import { SettingProblem } from './SettingProblem.tsx';
import styles from './settings.module.css';

interface SettingSwitchProps {
  readonly label: string;
  readonly text: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Setting that applies at once. */
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
