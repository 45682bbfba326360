import type { EmploymentType } from '#core/careers/employment-type.ts';
import { mostJobExperience } from '#core/jobs/job-search.ts';
import type { Workplace } from '#core/jobs/job.ts';
import { companyId, day, foundByWords, integers, number, oneOf, text, texts } from '../database/column.ts';
import { table } from '../database/table.ts';

const aboutEmployers = { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' } as const;

export const job = table('job', {
  purpose: 'Jobs that employers advertise, as their own feeds list them.',
  kept: aboutEmployers,
  spread: 'by company',
  columns: {
    company_id: companyId,
    id: text('A random name.', 'everyone', 'random name'),
    feed: text('The feed that lists it, by the name that the host gave it, or that the company’s desk does.', 'the server', 'employers'),
    feed_key: text('The name that the feed gives it.', 'the server', 'employers'),
    likeness: text('A hash of its company, its title in plain letters and its cities, by which a job that comes again is recognised.', 'the server', 'product'),
    fingerprint: text('A hash of all that the feed says about it, by which a change is noticed.', 'the server', 'product'),
    title: text('The title as the employer wrote it.', 'everyone', 'administrator'),
    description: text('The description as the employer wrote it, as plain text.', 'everyone', 'administrator'),
    designation_id: number('Its job title in the list, by its number.', 'everyone').orNull(),
    industry: text('The industry of the company, by its name in web addresses.', 'everyone', 'employers'),
    city_ids: integers('The cities of the job, by their numbers.', 'everyone'),
    skill_ids: integers('The skills that are asked for, by their numbers.', 'everyone'),
    workplace: oneOf<Workplace>('Where the work is done.', 'everyone'),
    employment: oneOf<EmploymentType>('The kind of employment.', 'everyone'),
    experience_from: number('The least years of experience that are asked for.', 'everyone').within(0, mostJobExperience).orNull(),
    experience_to: number('The most years of experience that are asked for.', 'everyone').within(0, mostJobExperience).orNull(),
    pay_from: number('The lowest pay that the advertisement says, in rupees a year.', 'everyone').orNull(),
    pay_to: number('The highest pay that the advertisement says, in rupees a year.', 'everyone').orNull(),
    apply_url: text('The page of the employer for applying.', 'everyone', 'employers'),
    scam_signs: texts('Signs of a scam in it.', 'everyone', 'list'),
    first_seen: day('The day on which it, or the job it repeats, was first seen.', 'everyone'),
    last_confirmed: day('The newest day on which the feed listed it.', 'everyone'),
    said_open_on: day('The day on which the employer said that it is open, apart from listing it.', 'everyone').orNull(),
    reposts: number('How often the same job came again after it had gone.', 'everyone'),
    closes_on: day('The day after which it is closed, where the employer said one.', 'everyone').orNull(),
    closed_on: day('The day on which the feed no longer listed it.', 'everyone').orNull(),
    taken_down_on: day('The day on which it was taken down, after which it does not come back.', 'the server').orNull(),
    rating_key: number('The rating of the company, for sorting.', 'the server').generated(),
    pay_key: number('The highest pay that the advertisement says, for sorting; empty if it has signs of a scam.', 'the server').computed(),
    facets: integers('What it can be filtered by, a number each.', 'the server').computed(),
    words: foundByWords('The words by which it is found.', 'the server', 'employers'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    job: typeof job;
  }
}
