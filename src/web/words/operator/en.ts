import { grievanceDeadlines } from '#core/operator/grievance-deadlines.ts';

const { acknowledgedHours, decidedDays, intimateHours, appealDays } = grievanceDeadlines;

/** Sentences about who runs an installation. */
export const words = {
  title: 'Who runs this',
  description: (brand: string) => `Who runs ${brand}, how to reach them, and who decides complaints.`,
  runBy: (brand: string, operator: string) => `${brand} is run by ${operator}.`,
  runByNobody: (brand: string) => `The operator of ${brand} has not said who they are.`,
  // Promise F-22
  demo: 'This is a demo. Its members and companies are made up, and nobody here answers complaints.',
  contact: 'Contact',
  contactLead: 'For questions, ideas and everything that is no complaint.',
  noContact: 'The operator has given no address.',
  officer: 'Grievance officer',
  officerLead: 'Complaints about what stands here, or about how it was decided, go to the grievance officer.',
  noOfficer: 'The operator has named no grievance officer.',
  facts: { name: 'Name', mail: 'Mail', phone: 'Telephone', address: 'Address' },
  write: 'Say where it stands (the address of the page), what is wrong with it, and how to reach you.',
  complain: 'Send a grievance without an account',
  summons: 'For authorities',
  deadlines: 'How fast it must be',
  rule: 'The IT Rules 2021 of India set these deadlines, counted from the complaint:',
  steps: [
    // Promise F-22
    `Within ${acknowledgedHours} hours you are told that it has arrived.`,
    `Within ${decidedDays} days it is decided.`,
    `Within ${intimateHours} hours something is done about pictures that show you undressed or in private, and about whoever poses as you.`,
  ],
  appeal: `Against the decision you can appeal to the Grievance Appellate Committee of the Government of India, within ${appealDays} days.`,
};

export type OperatorWords = typeof words;
