import { Segments } from '../fields/Segments.tsx';
import { SettingProblem } from './SettingProblem.tsx';
import styles from './settings.module.css';

interface SettingChoiceProps<Value extends string> {
  readonly label: string;
  readonly text?: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly hasFailed: boolean;
  readonly onChange: (value: Value) => void;
}

/** A setting with two or three options, of which one holds at once. */
export function SettingChoice<Value extends string>({ text, hasFailed, ...segments }: SettingChoiceProps<Value>) {
  return (
    <li className={styles.setting}>
      <div className={styles.narrow}>
        <Segments {...segments} />
      </div>
      {text && <p className="muted sm">{text}</p>}
      <SettingProblem hasFailed={hasFailed} />
    </li>
  );
}
