import { expect, it } from 'vitest';
import type { CareerDetails } from '#core/careers/careers.ts';
import type { OpenMemberPorts } from '#tests/ports/opened-member-ports.ts';

const working = {
  type: 'working',
  departmentId: 3,
  industryId: 12,
  jobProfile: 'Support Engineer',
  tagId: 0,
  roleId: null,
  jobLocation: 'Pune',
} as const satisfies CareerDetails;
const study = { type: 'student', courseId: 4, courseName: 'B.Tech', specializationId: 21, specialization: 'Computer Science' } as const satisfies CareerDetails;
const elsewhere = 'zzzzzzzzzzzzzzzz';

export function keepsCareers(open: OpenMemberPorts): void {
  it('says nothing before anything was said (R-107)', async () => {
    const { careers } = await (await open()).ports();
    expect(await careers.own()).toBeUndefined();
  });

  it('keeps what a member says they do, and its details (R-107, R-108, R-109, R-110)', async () => {
    const { careers } = await (await open()).ports();
    const { careerStatusId, status, verification, profileBio } = await careers.create({ type: 'working', companyName: 'Koyal Pay' });
    expect(status).toEqual({
      type: 'working',
      companyName: 'Koyal Pay',
      departmentId: null,
      industryId: null,
      jobProfile: null,
      tagId: 0,
      roleId: null,
      jobLocation: null,
    });
    expect([verification, profileBio]).toEqual([{ verified: '', source: null, month: null }, null]);
    expect(await careers.saveDetails(careerStatusId, working)).toEqual({ verified: '', source: null, nextStep: 'Verification' });
    expect(await careers.own()).toEqual({
      careerStatusId,
      status: { companyName: 'Koyal Pay', ...working },
      verification,
      profileBio: 'Support Engineer, Koyal Pay',
    });
  });

  it('keeps a study, and no course where its number is not above 0 (R-108, R-113)', async () => {
    const { careers } = await (await open()).ports();
    const { careerStatusId } = await careers.create({ type: 'student', collegeName: 'Sahyadri Institute of Technology' });
    await careers.saveDetails(careerStatusId, { ...study, courseId: 0 });
    expect((await careers.own())?.status).toEqual({ ...study, collegeName: 'Sahyadri Institute of Technology', courseId: null });
    await careers.saveDetails(careerStatusId, study);
    expect((await careers.own())?.status).toMatchObject({ courseId: 4 });
  });

  it('takes the words of a member between jobs, without asking for verification (R-110, R-120, D-13)', async () => {
    const { careers } = await (await open()).ports();
    const { careerStatusId } = await careers.create({ type: 'unemployed', companyName: null });
    const recorded = { departmentId: null, industryId: null, jobProfile: 'Claims Officer', tagId: 0, roleId: null };
    expect(await careers.saveUnemployed(careerStatusId, recorded)).toEqual({ verified: '', source: null, nextStep: 'OnboardingCompleted' });
    expect(await careers.own()).toMatchObject({ status: { type: 'unemployed', companyName: null, ...recorded }, profileBio: 'Claims Officer' });
    await expect(careers.saveDetails(careerStatusId, working)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('keeps a line without what is not said beside it (R-110)', async () => {
    const { careers } = await (await open()).ports();
    const { careerStatusId } = await careers.create({ type: 'working', companyName: 'Koyal Pay' });
    const line = { ...working, departmentId: null, industryId: null, jobLocation: null };
    await careers.saveDetails(careerStatusId, working);
    await careers.saveDetails(careerStatusId, line);
    expect((await careers.own())?.status).toEqual({ companyName: 'Koyal Pay', ...line });
    await careers.create({ type: 'student', collegeName: 'Sahyadri Institute of Technology' });
    await careers.saveDetails(careerStatusId, { ...study, specializationId: null, specialization: null });
    expect(await careers.own()).toMatchObject({ status: { specializationId: null }, profileBio: 'B.Tech, Sahyadri Institute of Technology' });
  });

  it('keeps the job of a member between jobs who removes where it was (R-109)', async () => {
    const { careers } = await (await open()).ports();
    const { careerStatusId } = await careers.create({ type: 'unemployed', companyName: 'Koyal Pay' });
    await careers.saveUnemployed(careerStatusId, { departmentId: null, industryId: null, jobProfile: 'Claims Officer', tagId: 0, roleId: null });
    await careers.create({ type: 'unemployed', companyName: null });
    expect((await careers.own())?.status).toMatchObject({ companyName: null, jobProfile: 'Claims Officer' });
  });

  it('has one career per member, which keeps its id when given again (R-109)', async () => {
    const { careers } = await (await open()).ports();
    const first = await careers.create({ type: 'working', companyName: 'Koyal Pay' });
    await careers.saveDetails(first.careerStatusId, working);
    const same = await careers.create({ type: 'working', companyName: ' koyal  pay ' });
    expect(same.status).toMatchObject({ jobProfile: 'Support Engineer' });
    const other = await careers.create({ type: 'student', collegeName: 'Sahyadri Institute of Technology' });
    expect([same.careerStatusId, other.careerStatusId]).toEqual([first.careerStatusId, first.careerStatusId]);
    expect(other.status).toEqual({
      type: 'student',
      collegeName: 'Sahyadri Institute of Technology',
      courseId: null,
      courseName: null,
      specializationId: null,
      specialization: null,
    });
  });

  it('is made once by two who press at once (R-109)', async () => {
    const opened = await open();
    const both = await Promise.all([1, 2].map(async () => (await opened.ports()).careers.create({ type: 'working', companyName: 'Koyal Pay' })));
    expect(new Set(both.map(({ careerStatusId }) => careerStatusId)).size).toBe(1);
  });

  it('refuses an id that is not of the caller (R-113, S-38)', async () => {
    const { careers } = await (await open()).ports();
    for (const make of [false, true]) {
      if (make) await careers.create({ type: 'working', companyName: 'Koyal Pay' });
      const { type: _type, jobLocation: _city, ...work } = working;
      const asking = [
        () => careers.saveDetails(elsewhere, working),
        () => careers.saveUnemployed(elsewhere, work),
        () => careers.recheck(elsewhere, { type: 'working', companyName: 'Koyal Pay' }),
        () => careers.suggestions({ careerStatusId: elsewhere }),
      ];
      for (const ask of asking) await expect(ask()).rejects.toMatchObject({ kind: 'missing' });
    }
  });

  it('suggests a few, for what a member is about to say (R-112)', async () => {
    const { careers } = await (await open()).ports();
    const { careerStatusId } = await careers.create({ type: 'working', companyName: 'Koyal Pay' });
    for (const about of [{}, { type: 'student' }, { careerStatusId }] as const) {
      const { companies, colleges, jobProfiles, locations } = await careers.suggestions(about);
      for (const names of [companies, colleges, jobProfiles, locations]) expect(names.length).toBeLessThanOrEqual(10);
    }
  });
}
