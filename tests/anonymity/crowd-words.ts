/** The words of which a crowd makes what it says of itself and what it writes. */
export const titles = ['Engineer', 'Analyst', 'Nurse', 'Driver', 'Teacher', 'Accountant', 'Welder', 'Cook'];
export const subjects = ['the notice period', 'night shifts', 'the bonus letter', 'leave in May', 'the new payslip', 'a transfer to Nagpur'];

export const poll = { options: ['Yes', 'No', 'It depends'], days: 7 };

/** A post that a member comes upon. */
export interface Found {
  readonly id: string;
  readonly kind: string;
}

let submissions = 0;
export const submissionKey = (): string => `submission-of-a-crowd-${String(++submissions).padStart(8, '0')}`;
