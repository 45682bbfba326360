import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { benefitsInOrder, longestBenefitNote } from '#core/benefits/benefit.ts';
import { BenefitsFormStore } from '#web/stores/benefits/benefits-form-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { benefitsFormWords } from '#web/words/benefits/benefits-form-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { ExposureNotice } from '../exposure/ExposureNotice.tsx';
import { Field } from '../fields/Field.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** The one note, and once there is one, what it is about and what in it may give its author away (F-10). */
export const NotePart = observer(function NotePart() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(benefitsFormWords);
  const store = useStore(BenefitsFormStore);
  const { problems, draft } = store.form;
  const { note } = draft.fields;
  return (
    <>
      <NoteField
        label={shared.optional(words.note)}
        hint={words.noteHint}
        error={problems.note && words.noteLong}
        rows={3}
        longest={longestBenefitNote}
        text={note}
        type={(text) => store.type({ note: text })}
      />
      {note.trim() !== '' && (
        <>
          <About />
          <Exposure />
        </>
      )}
    </>
  );
});

/** Which benefit the note is about; those that were answered are offered, and all where none was. */
const About = observer(function About() {
  const { names } = useWords(benefitWords);
  const words = useWords(benefitsFormWords);
  const store = useStore(BenefitsFormStore);
  const { problems, draft } = store.form;
  const { noteAbout } = draft.fields;
  const answered = benefitsInOrder.filter((benefit) => benefit === noteAbout || store.answerTo(benefit) !== undefined);
  return (
    <Field label={words.noteAbout} error={problems.noteAbout && words.noAbout}>
      {(control) => (
        <Select
          {...control}
          value={noteAbout}
          onChange={({ currentTarget }) => store.type({ noteAbout: currentTarget.value })}
          options={[
            { value: '', label: words.choose },
            ...(answered.length > 0 ? answered : benefitsInOrder).map((benefit) => ({ value: benefit, label: names[benefit] })),
          ]}
        />
      )}
    </Field>
  );
});

/** What in the note may give the author away; it holds nobody back (F-10). */
const Exposure = observer(function Exposure() {
  const words = useWords(benefitsFormWords);
  const [store, exposure] = [useStore(BenefitsFormStore), useStore(ExposureStore)];
  const { note, companyName } = store.form.draft.fields;
  useEffect(() => exposure.read({ note }, companyName), [exposure, note, companyName]);
  return (
    <ExposureNotice
      texts={{ note }}
      findings={exposure.findings}
      anonymitySet={null}
      fieldNames={{ note: words.note }}
      onReplace={(field, text) => store.type({ [field]: text })}
      onGeneralise={() => undefined}
    />
  );
});
