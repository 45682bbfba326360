import { observer } from 'mobx-react-lite';
import { benefitsInOrder, longestBenefitNote } from '#core/benefits/benefit.ts';
import { BenefitsFormStore } from '#web/stores/benefits/benefits-form-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { benefitsFormWords } from '#web/words/benefits/benefits-form-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { HasToGo } from '../exposure/HasToGo.tsx';
import { MayPoint } from '../exposure/MayPoint.tsx';
import { Field } from '../fields/Field.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { useBenefitsTexts } from './use-benefits-texts.ts';

/** The single note, its subject and a warning about revealing details (F-10). */
export const NotePart = observer(function NotePart() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(benefitsFormWords);
  const store = useStore(BenefitsFormStore);
  const { problems, draft } = store.form;
  const { note } = draft.fields;
  const written = useBenefitsTexts();
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
          <HasToGo written={written} />
          <MayPoint written={written} />
        </>
      )}
    </>
  );
});

/** Offers the answered benefits, or all where none was. */
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
