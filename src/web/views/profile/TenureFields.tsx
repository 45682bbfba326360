import { observer } from 'mobx-react-lite';
import type { Month, TenureProblem } from '#core/profile/tenure.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { MonthField } from './MonthField.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

interface TenureFieldsProps {
  readonly fields: { readonly from: Month; readonly to: Month; readonly isCurrent: boolean };
  readonly onChange: (change: { readonly from?: Month; readonly to?: Month; readonly isCurrent?: boolean }) => void;
  readonly current: string;
  readonly problem: TenureProblem | undefined;
  readonly thisMonth: Month;
}

const ofStart: readonly TenureProblem[] = ['no-start', 'early-start', 'future-start'];

export const TenureFields = observer(function TenureFields({ fields, onChange, current, problem, thisMonth }: TenureFieldsProps) {
  const words = useWords(profileWords).entries;
  const lastYear = Number(thisMonth.slice(0, 4));
  const errorAt = (isAtStart: boolean) => (problem && ofStart.includes(problem) === isAtStart ? words.problem[problem] : undefined);
  return (
    <>
      <Checkbox isChecked={fields.isCurrent} onCheck={(isCurrent) => onChange({ isCurrent })}>
        {current}
      </Checkbox>
      <div className={styles.pair}>
        <MonthField label={words.started} value={fields.from} lastYear={lastYear} error={errorAt(true)} onChange={(from) => onChange({ from })} />
        {!fields.isCurrent && (
          <MonthField label={words.ended} value={fields.to} lastYear={lastYear} error={errorAt(false)} onChange={(to) => onChange({ to })} />
        )}
      </div>
    </>
  );
});
