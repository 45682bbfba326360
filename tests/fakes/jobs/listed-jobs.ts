import type { AlertPreferences, JobAlertDraft } from '#core/jobs/job-alerts.ts';
import { anyPreference } from '#core/jobs/job-alerts.ts';
import type { Job } from '#core/jobs/job.ts';
import { anId } from '#tests/content.ts';
import { koyal } from '#tests/companies.ts';
import type { TestDatabase } from '#tests/database.ts';

export const aListedJob = (known: Partial<Job> = {}): Job => ({
  jobId: anId('j'),
  title: 'Software Engineer, Payments',
  company: { urlName: koyal.urlName, name: koyal.name, logo: null, rating: null },
  designation: { urlName: 'software-engineer', name: 'Software Engineer' },
  cities: [{ urlName: 'pune', name: 'Pune' }],
  workplace: 'office',
  employment: 'fulltime',
  experience: { from: 2, to: 5 },
  pay: { minCtc: null, maxCtc: null, currency: 'INR' },
  realPay: null,
  freshness: { label: 'new', firstSeen: '2026-11-20', lastConfirmed: '2026-11-20', reposts: 0, saidOpenOn: null },
  scamSigns: [],
  usualPay: null,
  isOpen: true,
  ...known,
});

export const anAlert = (preferences: Partial<AlertPreferences> = {}, designations: readonly string[] = ['software-engineer']): JobAlertDraft => ({
  designations,
  preferences: { ...anyPreference, cities: ['pune'], ...preferences },
});

interface FedJob {
  readonly id?: string;
  readonly firstSeen: string;
  readonly title?: string;
  readonly designation?: string;
  readonly city?: string;
  readonly companyId?: string;
  readonly industry?: string;
  readonly scamSigns?: readonly string[];
  readonly lastConfirmed?: string;
}

export async function keepJob(db: TestDatabase['db'], job: FedJob): Promise<string> {
  const { firstSeen, title = 'Software Engineer, Payments', designation = 'software-engineer', city = 'pune', companyId = koyal.companyId } = job;
  const { id = anId('j'), industry = 'logistics', scamSigns = [], lastConfirmed = firstSeen } = job;
  const titleRow = await db.selectFrom('designation').select('id').where('url_name', '=', designation).executeTakeFirst();
  const cityRow = await db.selectFrom('city').select('id').where('url_name', '=', city).executeTakeFirst();
  await db
    .insertInto('job')
    .values({
      company_id: companyId,
      id,
      feed: 'feed',
      feed_key: id,
      likeness: id,
      fingerprint: id,
      title: title as never,
      description: 'You build what settles payments.' as never,
      designation_id: titleRow?.id ?? null,
      industry,
      city_ids: cityRow ? [cityRow.id] : [],
      skill_ids: [],
      workplace: 'office',
      employment: 'fulltime',
      experience_from: null,
      experience_to: null,
      pay_from: null,
      pay_to: null,
      apply_url: 'https://careers.koyal.in/jobs/1',
      scam_signs: [...scamSigns],
      first_seen: firstSeen,
      last_confirmed: lastConfirmed,
      said_open_on: null,
      reposts: 0,
      closes_on: null,
      closed_on: null,
      words: 'software',
    })
    .execute();
  return id;
}
