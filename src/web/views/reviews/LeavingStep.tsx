import { observer } from 'mobx-react-lite';
import { buyouts } from '#core/reviews/review-draft.ts';
import { exitNumbersAtMost } from '#core/reviews/review-form.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { Field } from '../fields/Field.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Segments } from '../fields/Segments.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

/** Leaving conditions (F-06). Current employees know the letter, but not how it ends. */
export const LeavingStep = observer(function LeavingStep() {
  const words = useWords(reviewFormWords);
  const store = useStore(ReviewFormStore);
  const { fields } = store.form.draft;
  return (
    <div className={frame.fields}>
      <p className="hint">{words.leavingHint}</p>
      <YesNo label={words.bond} yes={words.bondYes} no={words.bondNo} field="hasBond" />
      {fields.hasBond === 'yes' && (
        <div className={frame.pair}>
          <ExitNumber field="bondRupees" label={words.bondRupees} />
          <ExitNumber field="bondMonths" label={words.bondMonths} />
        </div>
      )}
      <ExitNumber field="noticeDays" label={words.noticeDays} hint={words.noticeHint} />
      <Field label={words.buyout}>
        {(control) => (
          <Select
            {...control}
            value={fields.buyout}
            onChange={({ currentTarget }) => store.type({ buyout: currentTarget.value })}
            options={[{ value: '', label: words.notSaid }, ...buyouts.map((value) => ({ value, label: words.buyouts[value] }))]}
          />
        )}
      </Field>
      {fields.works !== 'now' && (
        <>
          <div className={frame.pair}>
            <ExitNumber field="relievingDays" label={words.relievingDays} hint={words.daysHint} />
            <ExitNumber field="settlementDays" label={words.settlementDays} hint={words.daysHint} />
          </div>
          <YesNo label={words.withheld} yes={words.withheldYes} no={words.withheldNo} field="withheld" />
        </>
      )}
    </div>
  );
});

interface ExitNumberProps {
  readonly field: 'bondRupees' | 'bondMonths' | 'noticeDays' | 'relievingDays' | 'settlementDays';
  readonly label: string;
  readonly hint?: string;
}

const ExitNumber = observer(function ExitNumber({ field, label, hint }: ExitNumberProps) {
  const words = useWords(reviewFormWords);
  const store = useStore(ReviewFormStore);
  const { problems, draft } = store.form;
  return (
    <NumberField
      label={label}
      hint={hint}
      value={draft.fields[field]}
      ends={{ most: exitNumbersAtMost[field] }}
      isWrong={problems[field] !== undefined}
      isOptional
      words={words.numbers}
      onChange={(typed) => store.type({ [field]: typed })}
    />
  );
});

interface YesNoProps {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
  readonly field: 'hasBond' | 'withheld';
}

const YesNo = observer(function YesNo({ label, yes, no, field }: YesNoProps) {
  const store = useStore(ReviewFormStore);
  return (
    <Segments
      label={label}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={store.form.draft.fields[field]}
      onChange={(value) => store.type({ [field]: value })}
    />
  );
});
