import { observer } from 'mobx-react-lite';
import type { CareerFacts } from '#core/careers/completeness.ts';
import { longestExperienceText } from '#core/profile/work-experience.ts';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { PlaceIcon } from '../ui/form-icons.tsx';
import { ListField } from '../fields/ListField.tsx';
import { useWords } from '../words.tsx';

export const WorkFields = observer(function WorkFields() {
  const words = useWords(onboardingWords);
  const store = useStore(DetailsStepStore);
  const { type, missing, hasRoles, isIncomplete } = store;
  const said = (fact: keyof CareerFacts): string | undefined => (missing.includes(fact) ? words.details.missing[fact] : undefined);
  const label = (text: string): string => (type === 'unemployed' ? words.optional(text) : text);
  return (
    <>
      <Field label={label(words.details.jobProfile)} hint={words.details.jobHint} error={said('jobProfile')}>
        {(control) => (
          <Combobox
            {...control}
            maxLength={longestExperienceText}
            store={store.job}
            onInput={({ currentTarget }) => store.write({ jobProfile: currentTarget.value })}
            onChoose={(job) => void store.takeJob(job)}
            onLeave={() => void store.placeJob()}
          />
        )}
      </Field>
      <ListField isTried={isIncomplete} label={label(words.details.department)} field={store.department} error={said('departmentId')} />
      {hasRoles && <ListField isTried={isIncomplete} label={words.optional(words.details.role)} field={store.role} />}
      <ListField isTried={isIncomplete} label={label(words.details.industry)} field={store.industry} error={said('industryId')} />
      {type === 'working' && <City />}
      <ListField isTried={isIncomplete} label={words.optional(words.details.tag)} field={store.tag} />
    </>
  );
});

const City = observer(function City() {
  const words = useWords(onboardingWords);
  const store = useStore(DetailsStepStore);
  return (
    <Field label={words.optional(words.details.location)}>
      {(control) => (
        <Combobox
          {...control}
          maxLength={longestExperienceText}
          store={store.location}
          icon={<PlaceIcon />}
          onInput={({ currentTarget }) => store.write({ jobLocation: currentTarget.value })}
          onChoose={({ label }) => store.write({ jobLocation: label })}
        />
      )}
    </Field>
  );
});
