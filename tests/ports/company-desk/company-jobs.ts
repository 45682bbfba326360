import { expect, it } from 'vitest';
import type { CompanyJobs } from '#core/company-desk/company-jobs.ts';
import type { JobFeeds } from '#core/company-desk/job-feeds.ts';
import { emptyTypedJob, type TypedJob } from '#core/company-desk/typed-job.ts';
import { allJobs, everyJob } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { aJob, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { deskCompanies } from './company-desk.ts';

/** Jobs as one person at a desk has them. */
export interface JobsBrowser {
  readonly jobs: CompanyJobs;
  readonly feeds: JobFeeds;
}

export interface JobsStand {
  /** Browser of an address that is the first at its desk, and so its owner. */
  readonly desk: (address: string) => Promise<JobsBrowser>;
  /** Browser of a colleague who reads along. */
  readonly reader: () => Promise<JobsBrowser>;
  /** Texts of the internet by their addresses. */
  readonly pages: Map<string, string>;
  /** Lets a day pass, and reads what is due. */
  readonly nextDay: () => Promise<void>;
  /** Jobs as everyone finds them; the fake has none. */
  readonly found: Pick<Jobs, 'list' | 'one' | 'wayToApply'> | undefined;
}

const { koyal, nimbus } = deskCompanies;
export const jobOwner = 'meera@koyal-pay.example';

/** Job that the host read in. */
export const hostJob: KnownJob = aJob({ company: koyal, title: 'Data Analyst', designation: null, cities: ['Pune'], realPay: null });

const nurse: TypedJob = {
  ...emptyTypedJob,
  title: 'Staff Nurse',
  cities: 'Pune, Satara',
  payFrom: 25_000,
  payTo: 32_000,
  payPer: 'month',
  experienceFrom: 1,
  description: 'You look after twelve beds on the general ward, in three shifts.',
  apply: 'https://careers.koyal-pay.example/jobs/nurse',
  closesOn: '2030-12-31',
};

const titlesAt = async (jobs: CompanyJobs): Promise<readonly string[]> => (await jobs.list(koyal.urlName)).items.map(({ job }) => job.title);

export function keepsCompanyJobs(open: () => Promise<JobsStand>): void {
  it('publishes a typed job at once, by the company, for everyone', async () => {
    const { desk, found } = await open();
    const { jobs } = await desk(jobOwner);
    const { job, source } = await jobs.publish(koyal.urlName, nurse);
    expect(source).toBe('typed');
    expect(job).toMatchObject({ title: 'Staff Nurse', isOpen: true, isByCompany: true, pay: { minCtc: 300_000, maxCtc: 384_000 }, scamSigns: [] });
    expect(job.cities.map(({ name }) => name)).toEqual(['Pune', 'Satara']);
    expect((await jobs.list(koyal.urlName)).items.map((each) => [each.job.title, each.source])).toEqual([
      ['Staff Nurse', 'typed'],
      ['Data Analyst', 'host'],
    ]);
    if (!found) return;
    expect((await found.list(allJobs, { ...everyJob, k: 'nurse' })).items.map(({ jobId }) => jobId)).toEqual([job.jobId]);
    expect((await found.one(hostJob.jobId)).job).not.toHaveProperty('isByCompany');
  });

  it('shows a job before it is published, and saves nothing', async () => {
    const { desk } = await open();
    const { jobs } = await desk(jobOwner);
    expect(await jobs.preview(koyal.urlName, nurse, null)).toMatchObject({ job: { title: 'Staff Nurse' }, site: 'careers.koyal-pay.example' });
    expect(await titlesAt(jobs)).toEqual(['Data Analyst']);
  });

  it('gives a job back as it was typed, changes it, and closes it', async () => {
    const { desk, found } = await open();
    const { jobs } = await desk(jobOwner);
    const { job } = await jobs.publish(koyal.urlName, { ...nurse, apply: 'Jobs@Koyal-Pay.example' });
    const typed = await jobs.typed(koyal.urlName, job.jobId);
    expect(typed).toEqual({ ...nurse, payFrom: 300_000, payTo: 384_000, payPer: 'year', apply: expect.stringMatching(/^jobs@koyal-pay\.example$/i) });
    const changed = { ...typed, title: 'Senior Staff Nurse' };
    expect((await jobs.preview(koyal.urlName, changed, job.jobId)).job.title).toBe('Senior Staff Nurse');
    expect((await jobs.change(koyal.urlName, job.jobId, changed)).job).toMatchObject({ jobId: job.jobId, title: 'Senior Staff Nurse' });
    if (found) expect(await found.one(job.jobId)).toMatchObject({ site: 'koyal-pay.example', isByMail: true });
    if (found) expect(await found.wayToApply(job.jobId, false)).toEqual({ applyUrl: 'mailto:jobs@koyal-pay.example', site: 'koyal-pay.example' });
    await jobs.close(koyal.urlName, job.jobId);
    expect(await titlesAt(jobs)).toEqual(['Data Analyst']);
    await expect(jobs.typed(koyal.urlName, job.jobId)).rejects.toMatchObject({ kind: 'missing' });
    await expect(jobs.change(koyal.urlName, job.jobId, nurse)).rejects.toMatchObject({ kind: 'missing' });
  });

  it.each([
    ['no city of the list', { cities: 'Atlantis' }, 'cities'],
    ['the higher pay first', { payFrom: 50_000 }, 'pay'],
    ['a mail address elsewhere', { apply: 'hr@gmail.com' }, 'apply'],
    ['a page that is not safe', { apply: 'http://careers.koyal-pay.example' }, 'apply'],
    ['a day that is over', { closesOn: '2020-01-01' }, 'closesOn'],
  ])('refuses %s, and names its field', async (_what, change, field) => {
    const { jobs } = await (await open()).desk(jobOwner);
    const refused = { code: 'RULE_BROKEN', problems: [{ pointer: `/body/${field}` }] };
    await expect(jobs.publish(koyal.urlName, { ...nurse, ...change })).rejects.toMatchObject(refused);
    await expect(jobs.preview(koyal.urlName, { ...nurse, ...change }, null)).rejects.toMatchObject(refused);
  });

  it('refuses a job that asks for money, with the words', async () => {
    const { jobs } = await (await open()).desk(jobOwner);
    const words = 'Pay ₹2,500 for training before joining.';
    const published = jobs.publish(koyal.urlName, { ...nurse, description: `${nurse.description} ${words}` });
    await expect(published).rejects.toMatchObject({ problems: [{ pointer: '/body/description', words }] });
    expect(await titlesAt(jobs)).toEqual(['Data Analyst']);
  });

  it.each([
    ['asks who wrote', 'description', 'Tell us who wrote the review.'],
    ['names a person', 'description', 'Your manager is Mr. Rakesh Sharma.'],
    ['threatens', 'description', 'We will take legal action against reviewers.'],
  ])('refuses a job that %s, with the sentence', async (_what, field, words) => {
    const { jobs } = await (await open()).desk(jobOwner);
    const said = { ...nurse, description: `${nurse.description} ${words}` };
    const refused = { code: 'REPLY_REFUSED', problems: [{ pointer: `/body/${field}`, words }] };
    await expect(jobs.publish(koyal.urlName, said)).rejects.toMatchObject(refused);
    await expect(jobs.preview(koyal.urlName, said, null)).rejects.toMatchObject(refused);
  });

  it('publishes the same job once, asked at once or later, until it is closed', async () => {
    const { jobs } = await (await open()).desk(jobOwner);
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => jobs.publish(koyal.urlName, nurse)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const again = { code: 'CONFLICT', problems: [{ pointer: '/body/title' }] };
    await expect(jobs.publish(koyal.urlName, nurse)).rejects.toMatchObject(again);
    await expect(jobs.preview(koyal.urlName, nurse, null)).rejects.toMatchObject(again);
    const other = await jobs.publish(koyal.urlName, { ...nurse, description: `${nurse.description} Nights are paid double.` });
    await expect(jobs.change(koyal.urlName, other.job.jobId, nurse)).rejects.toMatchObject(again);
    const [first] = (await jobs.list(koyal.urlName)).items.filter(({ job }) => job.title === nurse.title && job.jobId !== other.job.jobId);
    await jobs.change(koyal.urlName, first?.job.jobId ?? '', { ...nurse, payTo: 33_000 });
    await jobs.close(koyal.urlName, first?.job.jobId ?? '');
    expect(await jobs.publish(koyal.urlName, nurse)).toMatchObject({ source: 'typed' });
  });

  it('changes no job of the host, and none for other companies or readers', async () => {
    const { desk, reader } = await open();
    const { jobs } = await desk(jobOwner);
    const { job } = await jobs.publish(koyal.urlName, nurse);
    await expect(jobs.close(koyal.urlName, hostJob.jobId)).rejects.toMatchObject({ kind: 'missing' });
    const { jobs: reading } = await reader();
    expect(await titlesAt(reading)).toEqual(['Staff Nurse', 'Data Analyst']);
    await expect(reading.publish(koyal.urlName, nurse)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    await expect(reading.close(koyal.urlName, job.jobId)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    const { jobs: other } = await desk('hr@nimbus.example');
    await expect(other.list(koyal.urlName)).rejects.toMatchObject({ kind: 'missing' });
    await expect(other.close(nimbus.urlName, job.jobId)).rejects.toMatchObject({ kind: 'missing' });
  });
}
