import { claim } from '../persona-keys/claim-en.ts';
import { keyProblems, toName } from '../persona-keys/key-problem-en.ts';
import { aboutName } from '../persona-keys/name-place-en.ts';
import { codeDigits, codeMinutes, mailWindowMinutes, mostCodeMails } from '#core/verification/mail-code.ts';
import { inWords } from '../figures/numbers-en.ts';
import { longestName, mostNameDigits, shortestName, type NameProblem } from '#core/personas/made-up-name.ts';
import type { AvatarColour } from '#core/personas/avatar.ts';

/** Everything that is said while somebody joins. */
export const words = {
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back to the previous step',
  later: 'Do this later',
  go: 'Continue',
  saving: 'One moment',
  failed: 'Oops, something went wrong!',
  lost: 'This did not work, or its answer was lost. What you filled in stays here. Try once more: it counts once.',
  closed: 'A moderator has closed writing to you, and with it a change of what stands beside what you wrote. Until when stands with your own posts.',
  offline: 'No connection: this did not arrive, or its answer was lost. What you filled in stays here. Try again once you are back online: it counts once.',
  optional: (label: string) => `${label} (if you like)`,
  communities: {
    title: 'What would you like to read about?',
    // Promise F-15, F-16
    lead: 'Choose a few. You can change this at any time, and no other member sees what you chose.',
    search: 'Search communities',
    none: 'Nothing of that name. Try a shorter word.',
    groups: { topic: 'Topics', department: 'Departments', company: 'Companies' },
    chosen: (count: number) => (count === 0 ? 'None chosen yet' : count === 1 ? '1 chosen' : `${count} chosen`),
    more: (count: number) => `Show ${count} more`,
    skip: 'Skip this',
  },
  persona: {
    about: aboutName,
    claim,
    keyProblem: keyProblems,
    toName,
    title: 'Choose a name to write under',
    // Promise F-07, F-16, F-17
    lead: 'A made-up name. No page shows that it is yours, and its key is in this browser alone: clear the browser, and nobody writes under it again.',
    ready: 'It begins at a random moment within an hour, so that the time does not tell who made it. After that, keep this site open for a minute.',
    // Promise
    besideJob: (name: string) =>
      `You need a made-up name to post, even though you have “${name}”: after this you choose for each post which of the two others see.`,
    name: 'Your made-up name',
    hint: 'Not your real name, and nothing that gives you away.',
    suggested: 'Or take one of these',
    another: 'Other names',
    checking: 'Looking whether it is free',
    free: (name: string) => `${name} is free.`,
    unchecked: 'We could not check this name just now. We check it again when you continue.',
    problem: {
      empty: 'Choose a name first.',
      length: `Between ${shortestName} and ${longestName} letters, please.`,
      letters: `Words with at most ${inWords(mostNameDigits)} digits at their end, such as Quiet Banyan 27.`,
      contact: 'This looks like a phone number, an address or a link. Choose something that leads nowhere.',
      company: 'This is the name of a company. Choose one that says nothing about where you work.',
      official: 'This sounds as if it spoke for the product. Choose another one.',
      abusive: 'A word in this name hurts people, or moderators look out for it. Choose another one.',
      'own-name': 'This is how we know you here. Choose one that is not tied to you.',
      taken: 'Somebody else writes under this name.',
    } satisfies Record<NameProblem | 'empty', string>,
    refused: (said: string | undefined) => (said === undefined ? '' : ` It is about “${said}”.`),
    avatar: 'Your picture',
    avatarOf: (place: number, of: number) => `Picture ${place} of ${of}`,
    otherAvatars: 'Other pictures',
    colour: 'Colour',
    colours: {
      sky: 'Sky blue',
      rose: 'Rose',
      olive: 'Olive',
      teal: 'Teal',
      pink: 'Pink',
      violet: 'Violet',
      amber: 'Amber',
      slate: 'Grey',
    } satisfies Record<AvatarColour, string>,
    shared: 'The pictures are shared: others may have the same one.',
  },
  career: {
    title: 'Where are you now?',
    // Promise F-16, F-17
    lead: 'Where you write by what you work as, others see that a reply comes from someone in the field. Beside your made-up name it is never shown.',
    // Promise
    renames: 'Once it is saved, everything you wrote under your job shows the new one, also what you wrote before.',
    status: 'Career status',
    options: {
      working: { label: 'Working', about: 'Employed, contract or freelance' },
      student: { label: 'Student', about: 'At a college or in training' },
      unemployed: { label: 'Between jobs', about: 'Looking, on a break or preparing' },
    },
    choose: 'Choose one of the three.',
    company: 'Company',
    lastCompany: 'Your last company',
    // Promise F-16, F-17
    companyHint: 'Never shown beside your made-up name.',
    companyMissing: 'Say which company it is.',
    college: 'College',
    // Promise F-16, F-17
    collegeHint: 'Never shown beside your made-up name.',
    collegeMissing: 'Say which college it is.',
  },
  details: {
    titles: { working: 'What do you do there?', student: 'What do you study?', unemployed: 'What did you do last?' },
    lead: 'So that you find people who do the same. Shown only where you write as a professional.',
    unemployedLead: 'All of it if you like. You can leave it out and go on.',
    jobProfile: 'Job',
    jobHint: 'As it is called where you work, such as Product Manager.',
    department: 'Department',
    industry: 'Industry',
    role: 'Role',
    tag: 'A subject you know well',
    location: 'City',
    course: 'Course',
    specialization: 'Specialisation',
    missing: {
      jobProfile: 'Say what your job is called.',
      departmentId: 'Choose a department.',
      industryId: 'Choose an industry.',
      courseName: 'Choose a course.',
      specializationId: 'Choose a specialisation.',
      companyName: 'Say which company it is.',
      collegeName: 'Say which college it is.',
    },
  },
  portal: {
    open: 'Have a job-portal account?',
    openLink: 'Fill this in and verify at once',
    keeps: 'We keep the result, not the account.',
    title: 'Your job-portal account',
    lead: 'We ask the portal once. What it says stays in this browser until you tick it.',
    ask: 'Ask my job portal',
    found: 'We found your account. Tick what you would like to take over.',
    tick: { companyName: 'Company', collegeName: 'College', jobProfile: 'Job', jobLocation: 'City' },
    never: 'Your name, your mail address and your picture there are not taken over.',
    take: 'Take over and confirm',
    foundVerify: 'We found your account. May we ask whether it agrees with what you said?',
    nothingThere: 'The portal knows nothing that would help here.',
    missing: 'We found no account of yours there.',
    missingOn: 'No harm done. Fill it in yourself, it takes a minute.',
    missingVerify: 'No harm done. A mail to your work or college address works as well.',
    failed: 'Something went wrong, please try again',
    notLoaded: 'Naukri SDK not loaded',
    unconfirmed: 'Your job portal could not confirm this place.',
    close: 'Without my job portal',
  },
  verify: {
    title: { working: 'Confirm where you work', student: 'Confirm where you study', unemployed: 'Nothing to confirm just now' },
    // Promise R-072
    lead: 'A tag says “verified” where you write by what you work as. It never stands beside your made-up name.',
    promise: 'What we do with your address',
    promises: [
      // Promise F-01
      'We send one code to it, then forget it.',
      // Promise F-01
      'It stands in no table, no log and no backup of ours.',
      'What stays: that it was confirmed, in which month, and a scrambled mark so that it works once.',
    ],
    address: { working: 'Work e-mail', student: 'College e-mail' },
    placeholder: { working: 'you@company.in', student: 'you@college.ac.in' },
    // Promise F-01
    tabOnly: 'Until you have typed the code, the address is remembered in this tab alone.',
    send: 'Send the code',
    other: 'My employer reads my mail',
    portalInstead: 'Confirm by your job portal instead: no mail is sent, and your employer hears nothing of it.',
    laterInstead: 'Or leave it: you can read, write and vote without being confirmed, and do this on any later day.',
    portalAlone: 'Your job portal can confirm it: no mail is sent, and your employer hears nothing of it.',
    mailSubject: 'The mail says only that this is a code. It names neither you nor what you do here.',
    byPortal: 'Confirm by my job portal',
    problem: {
      empty: 'Type the address first.',
      form: 'An address looks like name@company.in.',
      free: 'This is an address of a free provider. Please take the one that your company or college gave you.',
      foreign: 'This address is not one of the place you named. Your job portal can confirm it instead.',
      foreignAlone: 'This address is not one of the place you named.',
      cannot: 'Say where you work or study first.',
      limited: `No more mails for ${inWords(mailWindowMinutes)} minutes. Your code, if you have one, still works.`,
      again: 'To be safe, please log in once more. What you typed stays here.',
    },
    notSent: `This did not work, or its answer was lost. What you typed stays here. Each try sends another mail, at most ${inWords(mostCodeMails)} in ${inWords(mailWindowMinutes)} minutes, and the newest code is the one that works.`,
    logIn: 'Log in again',
    sent: (address: string) => `We sent ${inWords(codeDigits)} digits to ${address}.`,
    sentWhere: 'Nothing there? Look among junk mail, too.',
    code: `The ${inWords(codeDigits)} digits`,
    codeShort: `The code has ${inWords(codeDigits)} digits.`,
    codeWrong: (left: number) => (left === 1 ? 'That is not the code. One try is left.' : `That is not the code. ${left} tries are left.`),
    codeSpent: 'This code no longer works. Let us send you a new one.',
    codeExpired: `The ${inWords(codeMinutes)} minutes are over, so this code no longer works. Let us send you a new one.`,
    confirm: 'Confirm',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    sendsLeft: (left: number) =>
      left === 0
        ? `This was the last mail for ${inWords(mailWindowMinutes)} minutes.`
        : left === 1
          ? 'One more mail is possible.'
          : `${left} more mails are possible.`,
    change: 'Another address',
    proven: { VERIFIED: 'Confirmed', PARTIAL_VERIFIED: 'Half confirmed' },
    provenText: {
      // Promise R-072
      VERIFIED: 'From now on “verified” stands where you write by what you work as, never beside your made-up name.',
      PARTIAL_VERIFIED: 'One of two proofs is there. The other one can follow on any day, from your profile.',
    },
  },
  unemployed: {
    title: 'Between jobs, there is nothing to confirm',
    text: 'Confirming shows that somebody works or studies where they say. You can read, write and vote all the same, and confirm once you have started somewhere new.',
    change: 'I have started somewhere',
    close: 'All right',
  },
  completed: {
    title: (name: string) => (name ? `Welcome, ${name}` : 'You are in'),
    lead: 'That was all. Here is what you can do now.',
    can: [
      { needsName: false, heading: 'Read everything', text: 'Companies, ratings, and what people who work there say.' },
      // Promise F-16, F-17
      { needsName: true, heading: 'Write under your made-up name', text: 'Where you work is never shown next to it.' },
      {
        needsName: false,
        heading: 'Change your mind',
        text: 'Name, communities and career can be changed or deleted from your profile. What you wrote before then shows the new name or job.',
      },
    ],
    unproven: 'Not confirmed yet. You can do that from your profile whenever you like.',
    done: 'Start reading',
  },
  complete: 'Your profile is complete.',
  adopted: 'You went on in another tab. This one has followed.',
};

export type OnboardingWords = typeof words;
