import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  /** The element that says more about it. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A box that says yes or no to the words beside it. */
export const Checkbox = ({ isChecked, onCheck, describedBy, children }: CheckboxProps) => (
  <label className={styles.check}>
    <input type="checkbox" aria-describedby={describedBy} checked={isChecked} onChange={({ currentTarget }) => onCheck(currentTarget.checked)} />
    <span>{children}</span>
  </label>
);
