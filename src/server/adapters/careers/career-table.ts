import type { CareerType } from '#core/careers/completeness.ts';
import { accountId, flag, number, oneOf, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const career = table('career', {
  purpose: 'Careers as members state them. They alone are shown theirs, but for the designation, where they choose to write under it.',
  kept: withAccount,
  goesWith: 'account',
  countsAs: 'careerStatus',
  family: 'member',
  home: 'account_id',
  columns: {
    id: text('A random name that only the member themselves is told.', 'the server', 'random name'),
    account_id: accountId,
    type: oneOf<CareerType>('Whether the member works, studies, or is between two jobs.', 'the server'),
    place: text('The company or college, as the member wrote it.', 'the server', 'member').orNull(),
    place_key: text('The same in small letters, by which it is found again.', 'the server', 'sanitized name').orNull(),
    department_id: number('The department they work in.', 'the server').orNull(),
    industry_id: number('The line of work of the company.', 'the server').orNull(),
    job_profile: text('The designation.', 'the server', 'member').orNull(),
    tag_id: number('A tag of what they do.', 'the server').generated(),
    role_id: number('The role they have in the department.', 'the server').orNull(),
    job_location: text('The city they work in.', 'the server', 'member').orNull(),
    course_id: number('The course they study.', 'the server').orNull(),
    course_name: text('The name of the course.', 'the server', 'member').orNull(),
    specialization_id: number('The specialization.', 'the server').orNull(),
    specialization: text('The name of that.', 'the server', 'member').orNull(),
    is_mail_asked: flag('Whether a code was mailed and has not been entered yet.', 'the server').generated(),
  },
});
