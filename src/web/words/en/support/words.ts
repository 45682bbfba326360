import { grouped } from '#core/figures/counts.ts';
import { grievanceDeadlines } from '#core/operator/grievance-deadlines.ts';
import { grievanceDays, longestGrievance, type GrievanceKind, type GrievanceOutcome } from '#core/support/grievance.ts';
import type { DemandedThing, DemandingAuthority } from '#core/support/summons-notice.ts';
import { clockInWords, dayInWords } from './clock.ts';

const { decidedDays, intimateHours, appealDays } = grievanceDeadlines;

export const words = {
  grievances: {
    title: 'Grievances',
    description: 'Complain to the grievance officer without an account, and track it by its number.',
    // Promise F-22
    lead: `You get a number at once. The grievance officer must answer within ${decidedDays} days, and within ${intimateHours} hours where intimate pictures or a fake of you are shown.`,
    officer: (name: string) => `The grievance officer is ${name}. You can also write to them:`,
    noOfficer: 'The operator has not named a grievance officer. Administrators read what you send here.',
    who: 'Who runs this',
    demo: 'This is a demo: nobody answers what you send.',
    form: 'Send a grievance',
    kind: 'What is it about?',
    kinds: {
      CONTENT: 'Something that is written or shown here',
      IMITATION_OR_INTIMATE: 'An intimate picture of me, or someone who poses as me',
      ACCOUNT: 'My account, or a decision about it',
      PRIVACY: 'My privacy',
      OTHER: 'Something else',
    } satisfies Record<GrievanceKind, string>,
    noKind: 'Choose one of these.',
    page: 'Link to the page, if there is one',
    pageHint: 'Such as /p/… or the whole link.',
    foreign: 'Type the link to a page of this site, such as /p/…',
    text: 'What is wrong?',
    // Promise F-15, F-16
    textHint: `No account is recorded. Leave out names and phone numbers that are not needed. ${grouped(longestGrievance)} characters at most.`,
    noText: 'Write in a few words what is wrong.',
    long: `Keep it to ${grouped(longestGrievance)} characters.`,
    send: 'Send',
    sending: 'Sending',
    noScript: 'Sending and looking up need JavaScript. Without it, write an email:',
    failed: 'Your grievance could not be sent. It is still here; try again.',
    offline: 'No connection. Your grievance is still here; send it when you are back online.',
    limited: 'Too many tries. Wait a few minutes; your grievance is still here.',
  },
  sent: {
    heading: 'Your grievance has arrived',
    number: 'Its number',
    // Promise F-15
    write: 'Write this number down. You need it to read the answer, and nobody can find it for you.',
    saved: 'The number is also saved on this device, until you log out or remove it.',
    copy: 'Copy the number',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying. Please write the number down.',
    another: 'Send another',
  },
  lookUp: {
    heading: 'Track a grievance',
    label: 'Number of the grievance',
    press: 'Look it up',
    unfit: 'A number has four groups of four letters and digits.',
    missing: 'There is no grievance with this number.',
    missingBecause: `Check it against what you wrote down. A grievance can be read for ${grievanceDays} days after its answer.`,
    failed: 'This could not be looked up. Try again.',
    own: 'This is the last number from this device.',
    forget: 'Remove it',
    tryThese: 'Try one of these numbers:',
    tryAnswered: 'One that is answered',
    tryWaiting: 'One that waits',
  },
  state: {
    clock: clockInWords,
    // Promise F-22
    soon: `Answer due within ${intimateHours} hours of its arrival`,
    received: (day: string) => `Arrived on ${dayInWords(day)}`,
    answered: (day: string) => `Answered on ${dayInWords(day)}`,
    outcomes: { ACTED: 'Something was done.', NOT_ACTED: 'Nothing was changed.' } satisfies Record<GrievanceOutcome, string>,
    answer: 'The answer',
    appeal: (day: string) =>
      `If this does not help, you can appeal to the Grievance Appellate Committee of the Government of India by ${dayInWords(day)}, ${appealDays} days after the answer.`,
    waits: 'There is no answer yet. Come back later with the number.',
  },
  summons: {
    title: 'Notice of a summons',
    description: 'For authorities: what a summons must name, where to send it, and what can be handed over.',
    lead: 'For courts, police and other authorities. This form takes no documents. It only counts that a summons was sent.',
    must: 'What a summons must name',
    points: [
      'The address of the page, such as /p/… We cannot find anything by a person’s name.',
      'The law and section it is based on.',
      'The office and the officer, with an official email address.',
    ],
    where: 'Where to send it',
    to: 'To the grievance officer, by email:',
    nowhere: 'The operator has not named a grievance officer. Who runs this is said here:',
    have: 'What can be handed over',
    // Promise F-15, F-16
    nothing: 'Names, phone numbers and addresses of writers are not stored, so none can be handed over. All that is stored is listed here:',
    dataMap: 'What we keep',
    form: 'Count a summons',
    from: 'Who sent it?',
    authorities: { COURT: 'A court', POLICE: 'The police', TAX: 'A tax office', OTHER_AGENCY: 'Another agency' } satisfies Record<DemandingAuthority, string>,
    asks: 'What does it ask for?',
    things: {
      IDENTITY: 'Who wrote something',
      REMOVAL: 'That something is taken down',
      PRESERVATION: 'That something is preserved',
      OTHER: 'Something else',
    } satisfies Record<DemandedThing, string>,
    choose: 'Choose one of these.',
    // Promise F-15
    counts: 'Only what you choose here and the quarter are counted.',
    send: 'Count it',
    sending: 'Counting',
    noScript: 'This form needs JavaScript. The summons itself goes by email:',
    thanks: 'Thank you. It is counted, and appears under “Demands by quarter” within a few minutes.',
    report: 'Demands by quarter',
    failed: 'This could not be counted. Try again.',
    limited: 'Too many tries. Wait a few minutes.',
  },
};

export type SupportWords = typeof words;
