import { observer } from 'mobx-react-lite';
import { candidateExperiences, interviewSources } from '#core/interviews/interview.ts';
import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { ChosenInput } from '../fields/ChosenInput.tsx';
import { Field } from '../fields/Field.tsx';
import { NeededSegments } from '../fields/NeededSegments.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

/** Candidate, job and source. Only prior work experience is required. */
export const InterviewJobStep = observer(function InterviewJobStep() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(interviewFormWords);
  const { experiences, sources } = useWords(interviewWords);
  const store = useStore(InterviewFormStore);
  const { form, designation, college } = store;
  const { experience, source } = form.draft.fields;
  return (
    <div className={frame.fields}>
      <NeededSegments
        label={words.experience}
        options={candidateExperiences.map((value) => ({ value, label: experiences[value] }))}
        value={experience}
        onChange={(value) => store.type({ experience: value })}
        error={form.problems.experience && words.noExperience}
      />
      <ChosenInput field={designation} label={shared.optional(words.designation)} hint={words.designationHint} />
      <Field label={shared.optional(words.source)}>
        {(control) => (
          <Select
            {...control}
            value={source}
            onChange={({ currentTarget }) => store.type({ source: currentTarget.value })}
            options={[{ value: '', label: words.notSaid }, ...interviewSources.map((value) => ({ value, label: sources[value] }))]}
          />
        )}
      </Field>
      {source === 'campus' && <ChosenInput field={college} label={shared.optional(words.college)} hint={words.collegeHint} />}
    </div>
  );
});
