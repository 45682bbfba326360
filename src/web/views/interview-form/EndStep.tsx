import { observer } from 'mobx-react-lite';
import { mostStageDays, mostUnpaidHours, offerEnds, type OfferProblem } from '#core/interviews/interview-draft.ts';
import { interviewOutcomes } from '#core/interviews/interview.ts';
import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { Field } from '../fields/Field.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

/** Outcome, unpaid work (F-24) and the fate of an offer (F-12). */
export const EndStep = observer(function EndStep() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(interviewFormWords);
  const { outcomes } = useWords(interviewWords);
  const store = useStore(InterviewFormStore);
  const { problems, draft } = store.form;
  const { outcome, unpaidHours } = draft.fields;
  return (
    <div className={frame.fields}>
      <Field label={words.outcome} error={problems.outcome && words.noOutcome}>
        {(control) => (
          <Select
            {...control}
            value={outcome}
            onChange={({ currentTarget }) => store.type({ outcome: currentTarget.value })}
            options={[{ value: '', label: words.choose }, ...interviewOutcomes.map((value) => ({ value, label: outcomes[value] }))]}
          />
        )}
      </Field>
      <p className="hint">{words.endTogether}</p>
      {outcome === 'offered' && <OfferFields />}
      <NumberField
        label={shared.optional(words.unpaidHours)}
        hint={words.unpaidHint}
        value={unpaidHours}
        ends={{ most: mostUnpaidHours }}
        isWrong={problems.unpaidHours !== undefined}
        isOptional
        words={words.numbers}
        onChange={(typed) => store.type({ unpaidHours: typed })}
      />
    </div>
  );
});

const offerDays = ['letterDays', 'joiningDays', 'movedDays'] as const;

/** Fate of an offer. Its dates are asked for afterwards. */
const OfferFields = observer(function OfferFields() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(interviewFormWords);
  const store = useStore(InterviewFormStore);
  const { problems, draft } = store.form;
  const { fields } = draft;
  const { offer: offerProblem } = problems;
  return (
    <>
      <Field label={shared.optional(words.offerEnd)}>
        {(control) => (
          <Select
            {...control}
            value={fields.offerEnd}
            onChange={({ currentTarget }) => store.type({ offerEnd: currentTarget.value })}
            options={[{ value: '', label: words.notSaid }, ...offerEnds.map((value) => ({ value, label: words.offerEnds[value] }))]}
          />
        )}
      </Field>
      {fields.offerEnd !== '' && (
        <>
          {offerDays.map((field) => (
            <NumberField
              key={field}
              label={shared.optional(words[field])}
              hint={words.offerHints[field]}
              value={fields[field]}
              ends={{ most: mostStageDays }}
              isWrong={problems[field] !== undefined}
              isOptional
              error={offerProblem && field === saidAt[offerProblem] ? words.offerProblems[offerProblem] : undefined}
              words={words.numbers}
              onChange={(typed) => store.type({ [field]: typed })}
            />
          ))}
        </>
      )}
    </>
  );
});

/** Field that shows a conflict between an offer's dates. */
const saidAt: Readonly<Record<OfferProblem, (typeof offerDays)[number]>> = { order: 'letterDays', moved: 'movedDays' };
