import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  readonly describedBy?: string;
  readonly children: ReactNode;
}

export const Checkbox = ({ isChecked, onCheck, describedBy, children }: CheckboxProps) => (
  <label className={styles.check}>
    <input type="checkbox" aria-describedby={describedBy} checked={isChecked} onChange={({ currentTarget }) => onCheck(currentTarget.checked)} />
    <span>{children}</span>
  </label>
);
