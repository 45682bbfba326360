import { observer } from 'mobx-react-lite';
import { overviewPath } from '#core/navigation/screens.ts';
import { durationOf, type Month } from '#core/profile/tenure.ts';
import { employmentTypes } from '#core/careers/employment-type.ts';
import { longestExperienceText, type WorkExperience } from '#core/profile/work-experience.ts';
import { CareerListsStore } from '#web/stores/careers/career-lists-store.ts';
import { ExperiencesStore } from '#web/stores/profile/experiences-store.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { PlaceIcon } from '../ui/form-icons.tsx';
import { OfficeIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Select } from '../fields/Select.tsx';
import { EntryPlace } from './EntryPlace.tsx';
import { EntrySection } from './EntrySection.tsx';
import type { EntryView } from './entry-view.ts';
import { TenureFields } from './TenureFields.tsx';
import { useWords } from '../words.tsx';

/** Member's work experience. */
export const ExperienceSection = observer(function ExperienceSection() {
  const words = useWords(profileWords).entries;
  const { list, thisMonth } = useStore(ExperiencesStore);
  const lists = useStore(CareerListsStore);
  const rows = list.items?.map((item) => ({ ...viewOf(named(item, lists), words, thisMonth), edit: () => list.begin(item) }));
  return (
    <EntrySection list={list} rows={rows} words={words.experience}>
      <Fields />
    </EntrySection>
  );
});

const named = (item: WorkExperience, lists: CareerListsStore): WorkExperience => ({
  ...item,
  designation: lists.nameOf(item.designation) ?? '',
  location: lists.nameOf(item.location),
});

function viewOf(experience: WorkExperience, words: ProfileWords['entries'], thisMonth: Month): Omit<EntryView, 'edit'> {
  const { workExperienceId, companyName, designation, employmentType, location, from, to, logo, urlName } = experience;
  return {
    id: workExperienceId,
    name: words.experience.named(designation, companyName),
    icon: <Logo name={companyName} picture={logo} />,
    title: <EntryPlace name={companyName} to={urlName === null ? undefined : overviewPath(urlName)} />,
    subtitle: designation,
    when: `${words.range(from, to)} · ${words.duration(durationOf({ from, to }, thisMonth))}`,
    more: [words.experience.employments[employmentType], ...(location ? [location] : [])],
  };
}

const Fields = observer(function Fields() {
  const words = useWords(profileWords).entries;
  const { experience } = words;
  const store = useStore(ExperiencesStore);
  const { draft } = store.list.form;
  const { fields } = draft;
  const { problem } = store;
  const tooLong = words.tooLong(longestExperienceText);
  const said = (kind: 'empty' | 'long' | undefined, missing: string) => kind && (kind === 'empty' ? missing : tooLong);
  return (
    <>
      <Field label={experience.company} error={said(problem.companyName, experience.noCompany)}>
        {(control) => <Combobox {...control} store={store.company.store} icon={<OfficeIcon />} />}
      </Field>
      <Field label={experience.designation} hint={experience.designationHint} error={said(problem.designation, experience.noDesignation)}>
        {(control) => <Combobox {...control} store={store.designation.store} />}
      </Field>
      <TenureFields
        fields={fields}
        onChange={(change) => draft.type(change)}
        current={experience.isCurrent}
        problem={problem.tenure}
        thisMonth={store.thisMonth}
      />
      <Field label={experience.employment}>
        {(control) => (
          <Select
            {...control}
            value={fields.employmentType}
            onChange={({ currentTarget }) => draft.type({ employmentType: currentTarget.value })}
            options={employmentTypes.map((value) => ({ value, label: experience.employments[value] }))}
          />
        )}
      </Field>
      <Field label={experience.location} hint={experience.optional} error={problem.location && tooLong}>
        {(control) => <Combobox {...control} store={store.location.store} icon={<PlaceIcon />} />}
      </Field>
    </>
  );
});
