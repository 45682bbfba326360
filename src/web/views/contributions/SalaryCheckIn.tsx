import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import type { CheckInForm } from '#web/stores/contributions/check-in-form.ts';
import { CheckInStore } from '#web/stores/contributions/check-in-store.ts';
import type { LocalSalary } from '#web/stores/contributions/local-salary.ts';
import { checkInWords } from '#web/words/contributions/check-in-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { ContributionForm } from '../fields/ContributionForm.tsx';
import { takeFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { ReportedFields } from './ReportedFields.tsx';
import { refusalSentence } from './refusal-sentence.ts';
import styles from './contributions.module.css';

interface SalaryCheckInProps {
  readonly one: LocalSalary;
  readonly own: OwnSalary;
}

/** Yearly check-in of a salary (F-11), opened in place. */
export const SalaryCheckIn = observer(function SalaryCheckIn({ one, own }: SalaryCheckInProps) {
  const words = useWords(checkInWords);
  const store = useStore(CheckInStore);
  const [checkIn] = useState(() => store.formOf(one, own));
  const summary = useRef<HTMLElement>(null);
  const isWanted = store.wanted === one;
  useEffect(() => {
    if (!isWanted) return;
    checkIn.open();
    summary.current?.focus();
    store.arrived();
  }, [checkIn, isWanted, store]);
  const { reported } = one;
  const sent = checkIn.form.sending.value?.checkIn;
  return (
    <div className="stack g2">
      <details open={checkIn.isOpen} onToggle={({ currentTarget }) => (currentTarget.open ? checkIn.open() : checkIn.close())}>
        <summary ref={summary}>{reported ? words.askAgain(reported.year) : words.ask}</summary>
        {checkIn.isOpen && <Telling checkIn={checkIn} reported={reported?.year} isUncounted={one.key.counts === false} />}
      </details>
      {sent && !checkIn.isOpen && (
        <p ref={takeFocus} role="status" tabIndex={-1}>
          {words.reported(sent.year)} {one.key.counts === true && words.counted}
          {one.key.counts === false && words.notCounted}
        </p>
      )}
    </div>
  );
});

interface TellingProps {
  readonly checkIn: CheckInForm;
  readonly reported: number | undefined;
  readonly isUncounted: boolean;
}

const Telling = observer(function Telling({ checkIn, reported, isUncounted }: TellingProps) {
  const words = useWords(checkInWords);
  const { form: shared } = useWords(contributionWords);
  const { form } = checkIn;
  const { year } = form.draft.fields;
  return (
    <div className={styles.telling}>
      <p className="muted">{isUncounted ? words.notCounted : words.lead}</p>
      {form.isRestored && (
        <div className="inset row">
          <p className="grow">{words.restored}</p>
          <Button onClick={() => checkIn.throwAway()}>{words.throwAway}</Button>
        </div>
      )}
      <ContributionForm
        form={form}
        className={styles.fields}
        send={() => checkIn.send()}
        sent={() => undefined}
        says={(failure) => refusalSentence(failure, shared.problems)}
        texts={[]}
        foot={
          <div>
            <Button look="main" type="submit" busy={form.isSending}>
              {form.isSending ? words.sending : words.send}
            </Button>
          </div>
        }
      >
        <ReportedFields checkIn={checkIn} />
        {reported !== undefined && String(reported) !== year && <p className="hint">{words.replaces(reported)}</p>}
      </ContributionForm>
    </div>
  );
});
