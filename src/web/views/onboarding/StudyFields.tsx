import { observer } from 'mobx-react-lite';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { ListField } from '../fields/ListField.tsx';
import { useWords } from '../words.tsx';

export const StudyFields = observer(function StudyFields() {
  const words = useWords(onboardingWords);
  const store = useStore(DetailsStepStore);
  const { missing, isIncomplete } = store;
  return (
    <>
      <ListField
        isTried={isIncomplete}
        label={words.details.course}
        field={store.course}
        error={missing.includes('courseName') ? words.details.missing.courseName : undefined}
      />
      <ListField
        isTried={isIncomplete}
        label={words.details.specialization}
        field={store.specialization}
        error={missing.includes('specializationId') ? words.details.missing.specializationId : undefined}
      />
    </>
  );
});
