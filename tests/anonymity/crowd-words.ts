import { aPicture } from '#tests/pictures.ts';

export const titles = ['Engineer', 'Analyst', 'Nurse', 'Driver', 'Teacher', 'Accountant', 'Welder', 'Cook'];
export const subjects = ['the notice period', 'night shifts', 'the bonus letter', 'leave in May', 'the new payslip', 'a transfer to Nagpur'];

export const cities = ['Pune', 'Nashik', 'Jaipur', 'Kochi', 'Indore'];

export const thisYear = 2026;

/** Job details that hardly two members of a company share. */
export interface CrowdJob {
  readonly title: string;
  readonly city: string;
  readonly years: number;
}

export const jobOf = (company: number, place: number): CrowdJob => ({
  title: titles[(company + place) % titles.length] ?? '',
  city: cities[(company + 3 * place) % cities.length] ?? '',
  years: 1 + ((company + 7 * place) % 19),
});

export const workOf = ({ title, city }: CrowdJob) =>
  ({ type: 'working', departmentId: null, industryId: null, jobProfile: title, tagId: 0, roleId: null, jobLocation: city }) as const;

export const poll = { options: ['Yes', 'No', 'It depends'], days: 7 };

export interface Found {
  readonly id: string;
  readonly kind: string;
}

let submissions = 0;
export const submissionKey = (): string => `submission-of-a-crowd-${String(++submissions).padStart(8, '0')}`;

/** Overrides of chance for one post. */
export interface Writing {
  readonly isPoll?: boolean;
  readonly community?: number;
  readonly hasPicture?: boolean;
  readonly isLater?: boolean;
}

/** Picture whose camera writes the member's number into its metadata. */
export const pictureOf = (member: number): Promise<Uint8Array<ArrayBuffer>> => aPicture('jpeg', { width: 24 + (member % 40), artist: `Camera ${member}` });
