import { CheckIcon } from '../ui/icons.tsx';
import styles from './contribution-form.module.css';

interface SendPromisesProps {
  readonly promises: readonly string[];
  /** How many an account may send; a change costs none. */
  readonly few: string | false;
}

/** What is promised to anyone who sends a contribution. */
export const SendPromises = ({ promises, few }: SendPromisesProps) => (
  <div className={styles.promise}>
    <ul>
      {promises.map((said) => (
        <li key={said}>
          <CheckIcon small />
          {said}
        </li>
      ))}
    </ul>
    {few && <p className="muted">{few}</p>}
  </div>
);
