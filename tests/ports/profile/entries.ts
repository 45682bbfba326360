import { expect, it } from 'vitest';
import type { EducationDraft } from '#core/profile/education.ts';
import type { WorkExperienceDraft } from '#core/profile/work-experience.ts';
import type { OpenedOwnDataPorts } from '#tests/ports/settings/opened-own-data-ports.ts';

const job: WorkExperienceDraft = {
  companyName: 'Pravaha Cloudworks',
  designation: 'Support Engineer',
  employmentType: 'fulltime',
  location: 'Pune',
  from: '2021-04',
  to: null,
};

const degree: EducationDraft = {
  level: 'Graduation/Diploma',
  courseName: 'B.Tech/B.E.',
  specialization: 'Civil Engineering',
  collegeName: 'Some College',
  mode: 'fulltime',
  from: '2016-07',
  to: '2020-05',
};

const aKey = (): string => crypto.randomUUID();

type Open = () => Promise<OpenedOwnDataPorts>;

export function keepsEntries(open: Open): void {
  it('keeps work experience, the newest first (R-162)', async () => {
    const { experiences } = await (await open()).ports();
    const former = { ...job, companyName: '  Koyal Pay ', location: null, employmentType: 'intern', from: '2019-01', to: '2019-06' } as const;
    const first = await experiences.add(former, aKey());
    const second = await experiences.add(job, aKey());
    expect(first).toMatchObject({ ...former, companyName: 'Koyal Pay' });
    expect(await experiences.list()).toEqual([second, first]);
    const changed = await experiences.change(second.workExperienceId, { ...second, designation: 'Team Lead', to: '2026-11' });
    expect(changed).toMatchObject({ workExperienceId: second.workExperienceId, designation: 'Team Lead', to: '2026-11' });
    await experiences.remove(first.workExperienceId);
    expect(await experiences.list()).toEqual([changed]);
  });

  it('keeps education, the newest first (R-162)', async () => {
    const { educations } = await (await open()).ports();
    const first = await educations.add(degree, aKey());
    const later = { level: 'Masters/Post graduation', courseName: 'M.Tech/M.E.', specialization: null, mode: 'correspondence' } as const;
    const second = await educations.add({ ...degree, ...later, from: '2024-07', to: null }, aKey());
    expect(await educations.list()).toEqual([second, first]);
    expect(await educations.change(first.educationId, { ...first, to: '2020-06' })).toEqual({ ...first, to: '2020-06' });
    await educations.remove(second.educationId);
    expect(await educations.list()).toEqual([{ ...first, to: '2020-06' }]);
  });

  it('adds an entry once, however often it is sent with one key', async () => {
    const { experiences, educations } = await (await open()).ports();
    const key = aKey();
    const added = await experiences.add(job, key);
    expect(await experiences.add(job, key)).toEqual(added);
    const reused = { kind: 'invalid', code: 'SUBMISSION_REUSED', existingId: added.workExperienceId };
    await expect(experiences.add({ ...job, designation: 'Team Lead' }, key)).rejects.toMatchObject(reused);
    const otherKey = aKey();
    const learned = await educations.add(degree, otherKey);
    expect(await educations.add(degree, otherKey)).toEqual(learned);
    await expect(educations.add({ ...degree, to: '2020-06' }, otherKey)).rejects.toMatchObject({ ...reused, existingId: learned.educationId });
    expect([await experiences.list(), await educations.list()]).toEqual([[added], [learned]]);
    await experiences.remove(added.workExperienceId);
    await expect(experiences.add(job, key)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('refuses months that cannot be, and says which (R-162)', async () => {
    const { experiences, educations } = await (await open()).ports();
    const { workExperienceId } = await experiences.add(job, aKey());
    for (const [months, pointer] of [
      [{ from: '2021-04', to: '2021-03' }, '/body/to'],
      [{ from: '2999-01', to: null }, '/body/from'],
      [{ from: '1949-12', to: null }, '/body/from'],
    ] as const) {
      const refusal = { kind: 'invalid', problems: [{ pointer }] };
      await expect(experiences.add({ ...job, ...months }, aKey())).rejects.toMatchObject(refusal);
      await expect(experiences.change(workExperienceId, { ...job, ...months })).rejects.toMatchObject(refusal);
      await expect(educations.add({ ...degree, ...months }, aKey())).rejects.toMatchObject(refusal);
    }
    expect([await experiences.list(), await educations.list()]).toMatchObject([[job], []]);
  });

  it('keeps the entries of everyone apart (S-38)', async () => {
    const opened = await open();
    const [mine, theirs] = [await opened.ports(), await opened.others()];
    const { workExperienceId } = await mine.experiences.add(job, aKey());
    const { educationId } = await mine.educations.add(degree, aKey());
    const missing = { kind: 'missing' };
    await expect(theirs.experiences.change(workExperienceId, job)).rejects.toMatchObject(missing);
    await expect(theirs.experiences.remove(workExperienceId)).rejects.toMatchObject(missing);
    await expect(theirs.educations.change(educationId, degree)).rejects.toMatchObject(missing);
    await expect(theirs.educations.remove(educationId)).rejects.toMatchObject(missing);
    expect([await theirs.experiences.list(), await theirs.educations.list()]).toEqual([[], []]);
    expect([(await mine.experiences.list()).length, (await mine.educations.list()).length]).toEqual([1, 1]);
  });

  it('keeps fifty of a kind and no more', async () => {
    const { experiences } = await (await open()).ports();
    for (let number = 0; number < 50; number++) await experiences.add(job, aKey());
    await expect(experiences.add(job, aKey())).rejects.toMatchObject({ kind: 'conflict', code: 'TOO_MANY' });
  });
}
