import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { mostRoundMinutes, mostStageDays } from '#core/interviews/interview-draft.ts';
import { hardnesses } from '#core/interviews/interview.ts';
import type { RoundFields, RoundProblems } from '#core/interviews/round-fields.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { Field } from '../fields/Field.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

interface RoundMoreProps {
  readonly round: RoundFields;
  readonly problems: RoundProblems;
  readonly change: (changes: Partial<RoundFields>) => void;
}

/** Optional facts of a round, open where filled in or wrong. */
export const RoundMore = observer(function RoundMore(props: RoundMoreProps) {
  const words = useWords(interviewFormWords);
  const { round, problems } = props;
  const [isOpen, open] = useState([round.minutes, round.hardness, round.waitDays, round.feedback].some((said) => said !== ''));
  const isWrong = problems.minutes !== undefined || problems.waitDays !== undefined;
  return (
    <details open={isOpen || isWrong} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{words.more}</summary>
      <div className={frame.fields}>
        <Shown {...props} />
        <p className="hint">{words.roundTogether}</p>
        <Together {...props} />
      </div>
    </details>
  );
});

const Shown = observer(function Shown({ round: { minutes, hardness }, problems, change }: RoundMoreProps) {
  const words = useWords(interviewFormWords);
  const { hardnesses: names } = useWords(interviewWords);
  return (
    <div className={frame.pair}>
      <NumberField
        label={words.minutes}
        value={minutes}
        ends={{ most: mostRoundMinutes }}
        isWrong={problems.minutes !== undefined}
        isOptional
        words={words.numbers}
        onChange={(typed) => change({ minutes: typed })}
      />
      <Field label={words.roundHardness}>
        {(control) => (
          <Select
            {...control}
            value={hardness}
            onChange={({ currentTarget }) => change({ hardness: currentTarget.value })}
            options={[{ value: '', label: words.notSaid }, ...hardnesses.map((value) => ({ value, label: names[value] }))]}
          />
        )}
      </Field>
    </div>
  );
});

/** Facts shown only in aggregate (F-24). */
const Together = observer(function Together({ round: { waitDays, feedback }, problems, change }: RoundMoreProps) {
  const words = useWords(interviewFormWords);
  const options = [
    { value: '', label: words.notSaid },
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
  return (
    <div className={frame.pair}>
      <NumberField
        label={words.waitDays}
        hint={words.waitHint}
        value={waitDays}
        ends={{ most: mostStageDays }}
        isWrong={problems.waitDays !== undefined}
        isOptional
        words={words.numbers}
        onChange={(typed) => change({ waitDays: typed })}
      />
      <Field label={words.feedback}>
        {(control) => <Select {...control} value={feedback} onChange={({ currentTarget }) => change({ feedback: currentTarget.value })} options={options} />}
      </Field>
    </div>
  );
});
