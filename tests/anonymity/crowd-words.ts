import { aPicture } from '#tests/pictures.ts';

/** The words of which a crowd makes what it says of itself and what it writes. */
export const titles = ['Engineer', 'Analyst', 'Nurse', 'Driver', 'Teacher', 'Accountant', 'Welder', 'Cook'];
export const subjects = ['the notice period', 'night shifts', 'the bonus letter', 'leave in May', 'the new payslip', 'a transfer to Nagpur'];

export const cities = ['Pune', 'Nashik', 'Jaipur', 'Kochi', 'Indore'];

/** The year in which a crowd comes. */
export const thisYear = 2026;

/** The job of a member: title, city and years there, in which hardly two of one company are alike. */
export interface CrowdJob {
  readonly title: string;
  readonly city: string;
  readonly years: number;
}

/** The job of the member of a company who is counted so. */
export const jobOf = (company: number, place: number): CrowdJob => ({
  title: titles[(company + place) % titles.length] ?? '',
  city: cities[(company + 3 * place) % cities.length] ?? '',
  years: 1 + ((company + 7 * place) % 19),
});

/** The work of a member, as they say it. */
export const workOf = ({ title, city }: CrowdJob) =>
  ({ type: 'working', departmentId: null, industryId: null, jobProfile: title, tagId: 0, roleId: null, jobLocation: city }) as const;

export const poll = { options: ['Yes', 'No', 'It depends'], days: 7 };

/** A post that a member comes upon. */
export interface Found {
  readonly id: string;
  readonly kind: string;
}

let submissions = 0;
export const submissionKey = (): string => `submission-of-a-crowd-${String(++submissions).padStart(8, '0')}`;

/** The way in which a post is written, where chance is not to decide. */
export interface Writing {
  readonly isPoll?: boolean;
  /** The number of the community. */
  readonly community?: number;
  readonly hasPicture?: boolean;
  readonly isLater?: boolean;
}

/** A picture of the camera of a member, which writes its number into each. */
export const pictureOf = (member: number): Promise<Uint8Array<ArrayBuffer>> => aPicture('jpeg', { width: 24 + (member % 40), artist: `Camera ${member}` });
