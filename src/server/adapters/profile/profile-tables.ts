import type { CourseMode, EducationLevel } from '#core/profile/education.ts';
import type { EmploymentType } from '#core/profile/work-experience.ts';
import { accountId, bytes, oneOf, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const workExperience = table('work_experience', {
  purpose: 'Where members worked, for their own profile page. It stands beside nothing that they write.',
  kept: withAccount,
  goesWith: 'account',
  countsAs: 'workExperience',
  family: 'member',
  home: 'account_id',
  columns: {
    id: text('A random name by which the member can change or delete it.', 'the server', 'random name'),
    account_id: accountId,
    company_name: text('Where it was.', 'the server', 'member'),
    designation: text('The designation of the member there.', 'the server', 'member'),
    employment_type: oneOf<EmploymentType>('In what way the member was employed.', 'the server'),
    location: text('In which city it was, if the member says so.', 'the server', 'member').orNull(),
    from_month: text('The first month.', 'the server', 'pattern'),
    to_month: text('The last month; none while it lasts.', 'the server', 'pattern').orNull(),
  },
});

export const education = table('education', {
  purpose: 'Where members learned, for their own profile page. It stands beside nothing that they write.',
  kept: withAccount,
  goesWith: 'account',
  countsAs: 'education',
  family: 'member',
  home: 'account_id',
  columns: {
    id: text('A random name by which the member can change or delete it.', 'the server', 'random name'),
    account_id: accountId,
    level: oneOf<EducationLevel>('The level that is reached by finishing it.', 'the server'),
    course_name: text('The course.', 'the server', 'member'),
    specialization: text('The subject of the course.', 'the server', 'member').orNull(),
    college_name: text('Where it was.', 'the server', 'member'),
    mode: oneOf<CourseMode>('How the course was taken.', 'the server'),
    from_month: text('The first month.', 'the server', 'pattern'),
    to_month: text('The last month; none while it lasts.', 'the server', 'pattern').orNull(),
  },
});

export const profilePhoto = table('profile_photo', {
  purpose: 'The photos that members see of themselves. Nobody else is shown them.',
  kept: withAccount,
  goesWith: 'account',
  countsAs: 'profilePhoto',
  family: 'member',
  home: 'account_id',
  columns: {
    account_id: accountId,
    bytes: bytes('The picture, small and without anything else that its file held.', 'the server', 'picture'),
  },
});
