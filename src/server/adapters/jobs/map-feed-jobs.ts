import type { ImportProblem } from '#core/company-profiles/company-import.ts';
import { everydaySkills } from '#core/jobs/everyday-skills.ts';
import type { FeedJob, JobFeedRow } from '#core/jobs/job-feed.ts';
import { jobScamSigns } from '#core/jobs/job-scam-signs.ts';
import { longestJobDescription, mostJobCities, mostJobSkills } from '#core/jobs/job.ts';
import { phraseWords } from '#core/jobs/phrase-index.ts';
import { workplaceInText, workplaceNamed } from '#core/jobs/feed-facts.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import { sanitized, sanitizedLine } from '../content/sanitized-text.ts';
import { hashed } from '../secrets/secrets.ts';
import { isApplyUrl } from './apply-url.ts';
import type { FeedLists } from './feed-lists.ts';

export type MappedJob = ReturnType<typeof mapped>;

export interface MappedRow {
  readonly row: JobFeedRow;
  readonly job: MappedJob | undefined;
  readonly problems: readonly ImportProblem[];
}

interface Employing {
  /** Overrides the company of every row. */
  readonly company: FoundCompany | undefined;
  readonly today: string;
  readonly isWayToApply?: (url: string) => boolean;
}

/** Resolves names in feed rows; `seen` are the keys of earlier rows. */
export function mapFeedJobs(rows: readonly JobFeedRow[], lists: FeedLists, by: Employing, seen = new Map<string, number>()): readonly MappedRow[] {
  const { company } = by;
  return rows.map((row) => {
    const employer = company ?? (row.job.company === '' ? undefined : lists.companyNamed(row.job.company));
    const refused = (problems: readonly ImportProblem[]): MappedRow => ({ row, job: undefined, problems });
    if (row.problems.length > 0) return refused(row.problems);
    const problems = problemsWith(row.job, employer, lists, by);
    if (!employer || problems.length > 0) return refused(problems);
    const name = JSON.stringify([employer.id, row.key]);
    const earlier = seen.get(name);
    if (earlier !== undefined) return refused([{ field: 'id', because: `${earlier} has the same` }]);
    seen.set(name, row.at);
    return { row, job: mapped(row, employer, lists), problems: [] };
  });
}

function problemsWith(
  job: FeedJob,
  company: FoundCompany | undefined,
  lists: FeedLists,
  { today, isWayToApply = isApplyUrl }: Employing,
): readonly ImportProblem[] {
  const faults: readonly (readonly [string, boolean, string])[] = [
    ['company', company === undefined, job.company === '' ? 'it is missing: name it by --company' : `there is no company ${job.company.slice(0, 80)}`],
    ['apply_url', !isWayToApply(job.applyUrl), 'it is not the address of a page that anyone can open'],
    ['city', job.isAbroad && citiesOf(job, lists).length === 0, 'it is not in India'],
    ['confirmed_on', job.confirmedOn !== null && job.confirmedOn > today, 'it is in the future'],
    ['posted_on', job.postedOn !== null && job.postedOn > today, 'it is in the future'],
  ];
  return faults.flatMap(([field, isFault, because]) => (isFault ? [{ field, because }] : []));
}

const citiesOf = ({ places }: FeedJob, { cities }: FeedLists): number[] => [...new Set(places.flatMap((place) => cities.allIn(place)))].slice(0, mostJobCities);

function skillsOf({ skills, title, description }: FeedJob, lists: FeedLists): number[] {
  const given = skills.flatMap((skill) => lists.skills.named(skill) ?? lists.skills.allIn(skill, everydaySkills));
  return [...new Set([...given, ...lists.skills.allIn(`${title} | ${description}`, everydaySkills)])].slice(0, mostJobSkills);
}

function mapped({ key, job }: JobFeedRow, company: FoundCompany, lists: FeedLists) {
  const [city_ids, skill_ids] = [citiesOf(job, lists), skillsOf(job, lists)];
  const designation_id = lists.designations.named(job.title) ?? lists.designations.longestIn(job.title);
  const facts = {
    title: sanitizedLine(job.title),
    description: sanitized(job.description, longestJobDescription),
    designation_id,
    industry: company.industry,
    city_ids,
    skill_ids,
    workplace: job.workplace ?? workplaceNamed(job.places.join(' ')) ?? workplaceInText(`${job.title}\n${job.description}`) ?? ('office' as const),
    employment: job.employment ?? ('fulltime' as const),
    experience_from: job.experience.from,
    experience_to: job.experience.to,
    pay_from: job.pay?.from ?? null,
    pay_to: job.pay?.to ?? null,
    apply_url: new URL(job.applyUrl).href,
    scam_signs: [...scamSignsOf(job, { designation_id, city_ids }, lists)],
    closes_on: job.closesOn,
  };
  return {
    companyId: company.id,
    companyName: company.name,
    key,
    facts,
    skills: skill_ids.map((id) => lists.skillNames.get(id) ?? ''),
    likeness: hashed(JSON.stringify([company.id, phraseWords(job.title).join(' '), city_ids.toSorted((one, other) => one - other)])),
    fingerprint: hashed(JSON.stringify([company.name, facts])),
    postedOn: job.postedOn,
    saidOpenOn: job.confirmedOn,
  };
}

const scamSignsOf = (
  { title, description, applyUrl, pay, experience }: FeedJob,
  { designation_id, city_ids }: { readonly designation_id: number | null; readonly city_ids: readonly number[] },
  { usualPay }: FeedLists,
) =>
  jobScamSigns({
    title,
    description,
    applyUrl,
    payFrom: pay?.from ?? null,
    payTo: pay?.to ?? null,
    marketMedian: designation_id === null ? null : usualPay(designation_id, { cities: city_ids, experience }),
  });
