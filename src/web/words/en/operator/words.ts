import { grievanceDeadlines } from '#core/operator/grievance-deadlines.ts';

const { acknowledgedHours, decidedDays, intimateHours, appealDays } = grievanceDeadlines;

export const words = {
  title: 'Who runs this',
  description: (brand: string) => `Who runs ${brand}, how to reach them, and who decides complaints.`,
  runBy: (brand: string, operator: string) => `${brand} is run by ${operator}.`,
  runByNobody: (brand: string) => `The operator of ${brand} has not said who they are.`,
  // Promise F-22
  demo: 'This is a demo. Its members and companies are made up, and nobody here answers complaints.',
  contact: 'Contact',
  contactLead: 'For questions, ideas and everything that is not a complaint.',
  noContact: 'The operator has not given a contact.',
  officer: 'Grievance officer',
  officerLead: 'Complaints about what is on this site, or about a decision, go to the grievance officer.',
  noOfficer: 'The operator has not named a grievance officer.',
  facts: { name: 'Name', mail: 'Email', phone: 'Phone', address: 'Address' },
  write: 'Give the link to the page, say what is wrong, and how to reach you.',
  complain: 'Send a grievance without an account',
  summons: 'For authorities',
  deadlines: 'Deadlines',
  rule: 'The IT Rules 2021 of India set these deadlines, counted from the complaint:',
  steps: [
    // Promise F-22
    `Within ${acknowledgedHours} hours you get a confirmation that it has arrived.`,
    `Within ${decidedDays} days it is decided.`,
    `Within ${intimateHours} hours something is done about pictures that show you undressed or in private, and about anyone who poses as you.`,
  ],
  appeal: `Against the decision you can appeal to the Grievance Appellate Committee of the Government of India, within ${appealDays} days.`,
};

export type OperatorWords = typeof words;
