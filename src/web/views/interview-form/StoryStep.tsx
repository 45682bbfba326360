import { observer } from 'mobx-react-lite';
import { hardnesses } from '#core/interviews/interview.ts';
import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { Field } from '../fields/Field.tsx';
import { NeededSegments } from '../fields/NeededSegments.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

export const StoryStep = observer(function StoryStep() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(interviewFormWords);
  const { hardnesses: names } = useWords(interviewWords);
  const store = useStore(InterviewFormStore);
  const { problems, draft } = store.form;
  const { hardness, story, tips } = draft.fields;
  return (
    <div className={frame.fields}>
      <NeededSegments
        label={words.hardness}
        options={hardnesses.map((value) => ({ value, label: names[value] }))}
        value={hardness}
        onChange={(value) => store.type({ hardness: value })}
        error={problems.hardness && words.noHardness}
      />
      <Field label={words.story} hint={words.storyHint} error={problems.story && words.storyProblems[problems.story]}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={6}
            dir="auto"
            value={story}
            onChange={({ currentTarget }) => store.type({ story: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={shared.optional(words.tips)} hint={words.tipsHint} error={problems.tips && words.tipsLong}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            dir="auto"
            value={tips}
            onChange={({ currentTarget }) => store.type({ tips: currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
});
