import { observer } from 'mobx-react-lite';
import type { CareerFacts } from '#core/onboarding/completeness.ts';
import { DetailsStepStore } from '#web/stores/details-step-store.ts';
import { useStore } from '../stores.tsx';
import { Combobox } from '../ui/Combobox.tsx';
import { Field } from '../ui/Field.tsx';
import { PlaceIcon } from '../ui/icons.tsx';
import { ListField } from './ListField.tsx';
import { useOnboardingWords } from './use-onboarding-words.ts';

/** What somebody works as, or worked as last. */
export const WorkFields = observer(function WorkFields() {
  const words = useOnboardingWords();
  const store = useStore(DetailsStepStore);
  const { career, type, missing } = store;
  const lists = store.lists.value;
  const roles = store.roles.value ?? [];
  const said = (fact: keyof CareerFacts): string | undefined => (missing.includes(fact) ? words.details.missing[fact] : undefined);
  const label = (text: string): string => (type === 'unemployed' ? words.optional(text) : text);
  return (
    <>
      <Field label={label(words.details.jobProfile)} hint={words.details.jobHint} error={said('jobProfile')}>
        {(control) => (
          <Combobox
            {...control}
            store={store.job}
            onInput={({ currentTarget }) => store.write({ jobProfile: currentTarget.value })}
            onChoose={(job) => store.takeJob(job)}
          />
        )}
      </Field>
      <ListField
        label={label(words.details.department)}
        rows={lists?.departments ?? []}
        value={career.departmentId}
        onPick={(id) => store.pickDepartment(id)}
        error={said('departmentId')}
      />
      {roles.length > 0 && (
        <ListField label={words.optional(words.details.role)} rows={roles} value={career.roleId} onPick={(roleId) => store.change({ roleId })} />
      )}
      <ListField
        label={label(words.details.industry)}
        rows={lists?.industries ?? []}
        value={career.industryId}
        onPick={(industryId) => store.change({ industryId })}
        error={said('industryId')}
      />
      {type === 'working' && <City />}
      <ListField label={words.optional(words.details.tag)} rows={lists?.tags ?? []} value={career.tagId} onPick={(tagId) => store.change({ tagId })} />
    </>
  );
});

const City = observer(function City() {
  const words = useOnboardingWords();
  const store = useStore(DetailsStepStore);
  return (
    <Field label={words.optional(words.details.location)}>
      {(control) => (
        <Combobox
          {...control}
          store={store.location}
          icon={<PlaceIcon />}
          onInput={({ currentTarget }) => store.write({ jobLocation: currentTarget.value })}
          onChoose={({ label }) => store.write({ jobLocation: label })}
        />
      )}
    </Field>
  );
});
