import type { Education, EducationDraft } from '#core/profile/education.ts';
import type { Educations } from '#core/profile/educations.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { sanitized, sanitizedIfAny } from '../content/sanitized-text.ts';
import { SqlEntries } from './sql-entries.ts';

export class SqlEducations extends SqlEntries<EducationDraft, ReturnType<typeof factsOf>, Education> implements Educations {
  constructor(scope: RequestScope) {
    super(scope, {
      table: 'education',
      places: 'college',
      factsOf,
      placeOf: ({ college_name }) => college_name,
      entryOf: (educationId, facts, place) => ({
        educationId,
        level: facts.level,
        courseName: facts.course_name,
        specialization: facts.specialization,
        collegeName: facts.college_name,
        mode: facts.mode,
        from: facts.from_month,
        to: facts.to_month,
        ...place,
      }),
    });
  }
}

const factsOf = ({ level, courseName, specialization, collegeName, mode, from, to }: EducationDraft) => ({
  level,
  course_name: sanitized(courseName),
  specialization: sanitizedIfAny(specialization),
  college_name: sanitized(collegeName),
  mode,
  from_month: from,
  to_month: to,
});
