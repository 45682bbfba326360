import { observer } from 'mobx-react-lite';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { SectionForm } from './SectionForm.tsx';

/** Benefits that the company says it offers, each to be taken back. */
export const OfferedBenefitsTicks = observer(function OfferedBenefitsTicks() {
  const [words, { names }] = [useWords(profileFormWords), useWords(benefitWords)];
  const store = useStore(ProfileFormStore);
  const [known, ticked] = [store.company?.offeredBenefits ?? [], store.form?.offeredBenefits ?? []];
  if (known.length === 0) return null;
  return (
    <SectionForm section="offered" title={words.offered} count={ticked.length}>
      <p className="hint">{words.offeredHint}</p>
      {known.map((benefit) => (
        <Checkbox
          key={benefit}
          isChecked={ticked.includes(benefit)}
          onCheck={(isChecked) => store.type({ offeredBenefits: isChecked ? [...ticked, benefit] : ticked.filter((other) => other !== benefit) })}
        >
          {names[benefit]}
        </Checkbox>
      ))}
    </SectionForm>
  );
});
