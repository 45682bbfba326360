import type { Experiences } from '#core/profile/experiences.ts';
import type { WorkExperience, WorkExperienceDraft } from '#core/profile/work-experience.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { sanitized, sanitizedIfAny } from '../content/sanitized-text.ts';
import { SqlEntries } from './sql-entries.ts';

export class SqlExperiences extends SqlEntries<WorkExperienceDraft, ReturnType<typeof factsOf>, WorkExperience> implements Experiences {
  constructor(scope: RequestScope) {
    super(scope, {
      table: 'work_experience',
      places: 'company',
      factsOf,
      placeOf: ({ company_name }) => company_name,
      entryOf: (workExperienceId, facts, place) => ({
        workExperienceId,
        companyName: facts.company_name,
        designation: facts.designation,
        employmentType: facts.employment_type,
        location: facts.location,
        from: facts.from_month,
        to: facts.to_month,
        ...place,
      }),
    });
  }
}

const factsOf = ({ companyName, designation, employmentType, location, from, to }: WorkExperienceDraft) => ({
  company_name: sanitized(companyName),
  designation: sanitized(designation),
  employment_type: employmentType,
  location: sanitizedIfAny(location),
  from_month: from,
  to_month: to,
});
