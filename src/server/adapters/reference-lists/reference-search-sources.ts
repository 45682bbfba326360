import { sql } from 'kysely';
import { collegePath, skillQuestionsPath } from '#core/navigation/screens.ts';
import { topicLists } from '#core/questions/question-listings.ts';
import type { SearchSource } from '../search-index/search-source.ts';
import { namesOfIndustries } from './words-of-industries.ts';

export const designationSearchSource: SearchSource = {
  kind: 'DESIGNATION',
  rows: sql`select found.id::text as id, found.url_name, found.name, found.short_names as other_names, '' as hint, coalesce(pay.people, 0) as weight,
    jsonb_strip_nulls(jsonb_build_object('totalSalaries', nullif(pay.people, 0), 'questionsCount', asked.questions_count, 'jobsLive', jobs.jobs_count)) as counts
    from designation found
    left join lateral (select max(people) as people from market_pay where department_id = found.department_id and designation_id = found.id) pay on true
    left join question_topic asked on asked.list = ${topicLists.designation} || found.id
    left join job_option jobs on jobs.kind = 'designation' and jobs.option = found.id::text`,
  pathOf: () => '',
};

export const skillSearchSource: SearchSource = {
  kind: 'SKILL',
  rows: sql`select found.id::text as id, found.url_name, found.name, found.short_names as other_names, '' as hint, coalesce(asked.questions_count, 0) as weight,
    jsonb_strip_nulls(jsonb_build_object('questionsCount', asked.questions_count, 'jobsLive', jobs.jobs_count)) as counts
    from skill found left join question_topic asked on asked.list = ${topicLists.skill} || found.id
    left join job_option jobs on jobs.kind = 'skill' and jobs.option = found.id::text`,
  pathOf: skillQuestionsPath,
};

export const citySearchSource: SearchSource = {
  kind: 'CITY',
  rows: sql`select found.id::text as id, found.url_name, found.name, found.short_names as other_names, found.state as hint, coalesce(place.companies_count, 0) as weight,
    jsonb_strip_nulls(jsonb_build_object('companiesCount', nullif(place.companies_count, 0))) as counts
    from city found left join location place on place.url_name = found.url_name`,
  pathOf: () => '',
};

export const industrySearchSource: SearchSource = {
  kind: 'INDUSTRY',
  rows: sql`select found.url_name as id, found.url_name, found.name, coalesce(${JSON.stringify(namesOfIndustries)}::jsonb ->> found.url_name, '') as other_names, '' as hint,
    found.companies_count as weight, jsonb_strip_nulls(jsonb_build_object('companiesCount', nullif(found.companies_count, 0))) as counts from industry found`,
  pathOf: () => '',
};

export const collegeSearchSource: SearchSource = {
  kind: 'COLLEGE',
  rows: sql`select found.id::text as id, found.url_name, found.name, found.short_names as other_names, found.city || ', ' || found.state as hint, found.interviews_count as weight,
    jsonb_strip_nulls(jsonb_build_object('totalInterviews', nullif(found.interviews_count, 0))) as counts from college found`,
  pathOf: collegePath,
};
