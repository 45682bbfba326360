import { aPicture } from '#tests/pictures.ts';

/** The words of which a crowd makes what it says of itself and what it writes. */
const titles = ['Engineer', 'Analyst', 'Nurse', 'Driver', 'Teacher', 'Accountant', 'Welder', 'Cook'];
export const subjects = ['the notice period', 'night shifts', 'the bonus letter', 'leave in May', 'the new payslip', 'a transfer to Nagpur'];

/** The work of a member, as they say it. */
export const workOf = (number: number) =>
  ({
    type: 'working',
    departmentId: null,
    industryId: null,
    jobProfile: titles[number % titles.length] ?? null,
    tagId: 0,
    roleId: null,
    jobLocation: null,
  }) as const;

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
