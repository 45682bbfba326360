import { observer } from 'mobx-react-lite';
import { courseModes, educationLevels, longestCollegeName, longestCourseName } from '#core/profile/education.ts';
import { EducationsStore } from '#web/stores/profile/educations-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { CollegeIcon } from '../ui/area-icons.tsx';
import { Select } from '../fields/Select.tsx';
import styles from './profile.module.css';
import { TenureFields } from './TenureFields.tsx';
import { useWords } from '../words.tsx';

export const EducationFields = observer(function EducationFields() {
  const words = useWords(profileWords).entries;
  const store = useStore(EducationsStore);
  const { draft } = store.list.form;
  return (
    <>
      <StudyFields />
      <LevelFields />
      <TenureFields
        fields={draft.fields}
        onChange={(change) => draft.type(change)}
        current={words.education.isCurrent}
        problem={store.problem.tenure}
        thisMonth={store.thisMonth}
      />
    </>
  );
});

const StudyFields = observer(function StudyFields() {
  const words = useWords(profileWords).entries;
  const { education } = words;
  const { college, course, specialization, problem } = useStore(EducationsStore);
  const said = (kind: 'empty' | 'long' | undefined, missing: string, most: number) => kind && (kind === 'empty' ? missing : words.tooLong(most));
  return (
    <>
      <Field label={education.college} error={said(problem.collegeName, education.noCollege, longestCollegeName)}>
        {(control) => <Combobox {...control} store={college.store} icon={<CollegeIcon />} />}
      </Field>
      <Field label={education.course} hint={education.courseHint} error={said(problem.courseName, education.noCourse, longestCourseName)}>
        {(control) => <Combobox {...control} store={course.store} />}
      </Field>
      <Field label={education.specialisation} hint={words.experience.optional} error={problem.specialization && words.tooLong(longestCourseName)}>
        {(control) => <Combobox {...control} store={specialization.store} />}
      </Field>
    </>
  );
});

const LevelFields = observer(function LevelFields() {
  const { education } = useWords(profileWords).entries;
  const { draft } = useStore(EducationsStore).list.form;
  const { level, mode } = draft.fields;
  return (
    <div className={styles.pair}>
      <Field label={education.level}>
        {(control) => (
          <Select
            {...control}
            value={level}
            onChange={({ currentTarget }) => draft.type({ level: currentTarget.value })}
            options={educationLevels.map((value) => ({ value, label: education.levels[value] }))}
          />
        )}
      </Field>
      <Field label={education.mode}>
        {(control) => (
          <Select
            {...control}
            value={mode}
            onChange={({ currentTarget }) => draft.type({ mode: currentTarget.value })}
            options={courseModes.map((value) => ({ value, label: education.modes[value] }))}
          />
        )}
      </Field>
    </div>
  );
});
