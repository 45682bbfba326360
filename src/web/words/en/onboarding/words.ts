import { claim } from '../persona-keys/claim.ts';
import { keyProblems, toName } from '../persona-keys/key-problem.ts';
import { aboutName } from '../persona-keys/name-place.ts';
import { codeDigits, codeMinutes, mailWindowMinutes, mostCodeMails } from '#core/verification/mail-code.ts';
import { inWords } from '../figures/numbers.ts';
import { longestName, mostNameDigits, shortestName, type NameProblem } from '#core/personas/made-up-name.ts';
import type { AvatarColour } from '#core/personas/avatar.ts';

export const words = {
  back: 'Back to the previous step',
  later: 'Do this later',
  go: 'Continue',
  saving: 'One moment',
  failed: 'Oops, something went wrong!',
  lost: 'This did not work, or we got no answer. What you filled in is saved here. You can safely try again.',
  closed: 'A moderator has stopped you from writing, so you cannot change what is shown next to your posts. See your posts for the end date.',
  offline: 'No connection, or no answer. What you filled in is saved here. You can safely try again when you are back online.',
  optional: (label: string) => `${label} (optional)`,
  communities: {
    title: 'What would you like to read about?',
    // Promise F-15, F-16
    lead: 'Choose a few. You can change this at any time, and no other member sees what you chose.',
    search: 'Search communities',
    none: 'Nothing found. Try a shorter word.',
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
    lead: 'No page shows that this name is yours. When someone answers you, the bell tells you.',
    how: 'How names work',
    // Promise F-07
    key: 'The key to use the name is only in this browser: if you clear the data of the browser, nobody can write under the name again.',
    ready: 'You can write and vote under it at once: that goes out by itself when the name begins, within an hour, so that the time does not show who made it.',
    votes: 'Your votes of before are taken back: they would lead to you.',
    // Promise
    besideJob: {
      confirmed: (name: string) => `You can already post as “${name}”. With a made-up name you choose for each post which of the two others see.`,
      unconfirmed: (name: string) =>
        `As long as “${name}” is not confirmed, you need a made-up name to post. After this you choose for each post which of the two names others see.`,
    },
    name: 'Your made-up name',
    hint: 'Or type your own: not your real name, and nothing that gives you away.',
    suggested: 'Take one of these',
    another: 'Other names',
    checking: 'Checking if it is taken',
    free: (name: string) => `${name} is available.`,
    unchecked: 'We could not check this name just now. We check it again when you continue.',
    problem: {
      empty: 'Choose a name first.',
      length: `Between ${shortestName} and ${longestName} characters, please.`,
      letters: `Words with at most ${inWords(mostNameDigits)} digits at the end, such as Quiet Banyan 27.`,
      contact: 'This looks like a phone number, an address or a link. Choose something else.',
      company: 'This is the name of a company. Choose one that says nothing about where you work.',
      official: 'This sounds like an official account. Choose another one.',
      abusive: 'This name has a word that hurts people or that moderators watch for. Choose another one.',
      'own-name': 'This is your own name here. Choose one that is not tied to you.',
      taken: 'Someone else has this name.',
    } satisfies Record<NameProblem | 'empty', string>,
    refused: (said: string | undefined) => (said === undefined ? '' : ` The problem is “${said}”.`),
    otherAvatar: 'Choose a picture',
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
    lead: 'When you write under your job, others see that the reply is from someone who knows the work. Your job is never shown next to your made-up name.',
    // Promise
    renames: 'Once saved, everything you wrote under your job shows the new job, including older posts.',
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
    companyHint: 'Never shown next to your made-up name.',
    companyMissing: 'Enter your company.',
    college: 'College',
    // Promise F-16, F-17
    collegeHint: 'Never shown next to your made-up name.',
    collegeMissing: 'Enter your college.',
  },
  details: {
    titles: { working: 'What do you do there?', student: 'What do you study?', unemployed: 'What did you do last?' },
    lead: 'So that you find people who do the same. It is shown only when you write under your job.',
    unemployedLead: 'All of this is optional. You can skip it and continue.',
    // Promise F-07
    stays: {
      working: 'Of this, your account stores only the company and the job. The rest stays on this device until you log out.',
      student: 'Of this, your account stores only the college and the course. The rest stays on this device until you log out.',
      unemployed: 'Of this, your account stores only the job. The rest stays on this device until you log out.',
    },
    jobProfile: 'Job',
    jobHint: 'Your job title, such as Product Manager.',
    department: 'Department',
    industry: 'Industry',
    role: 'Role',
    tag: 'A subject you know well',
    location: 'City',
    course: 'Course',
    specialization: 'Specialisation',
    missing: {
      jobProfile: 'Enter your job title.',
      departmentId: 'Choose a department.',
      industryId: 'Choose an industry.',
      courseName: 'Choose a course.',
      specializationId: 'Choose a specialisation.',
      companyName: 'Enter your company.',
      collegeName: 'Enter your college.',
    },
  },
  portal: {
    open: 'Have a job-portal account?',
    openLink: 'Fill this in and get verified in one step',
    keeps: 'We store only the result, not your account there.',
    title: 'Your job-portal account',
    lead: 'We ask the portal once. Its answer stays in this browser until you tick it.',
    ask: 'Ask my job portal',
    found: 'We found your account. Tick what you want to use.',
    tick: { companyName: 'Company', collegeName: 'College', jobProfile: 'Job', jobLocation: 'City' },
    never: 'Your name, email address and picture on the portal are not used.',
    take: 'Use these and confirm',
    foundVerify: 'We found your account. May we check whether it matches what you entered?',
    nothingThere: 'The portal has nothing that would help here.',
    missing: 'We found no account for you on the portal.',
    missingOn: 'No problem. Fill it in yourself, it takes a minute.',
    missingVerify: 'No problem. An email to your work or college address works too.',
    failed: 'Something went wrong, please try again',
    notLoaded: 'Naukri SDK not loaded',
    logInThere: 'Your job portal answers only you: log in there, and you come back here.',
    logIn: 'Log in at my job portal',
    unconfirmed: 'Your job portal could not confirm this company or college.',
    close: 'Without my job portal',
  },
  verify: {
    title: { working: 'Confirm where you work', student: 'Confirm where you study', unemployed: 'Nothing to confirm just now' },
    // Promise R-072
    lead: 'A “verified” tag appears when you write under your job, never next to your made-up name.',
    promise: 'What we do with your email address',
    promises: [
      // Promise F-01
      'We send one code to it, then forget the address.',
      // Promise F-01
      'It is not in our tables, logs or backups.',
      'We store that your work or college was confirmed, the month, and a code made from the address, so that an address works only once a year.',
    ],
    address: { working: 'Work email', student: 'College email' },
    placeholder: { working: 'you@company.in', student: 'you@college.ac.in' },
    // Promise F-01
    tabOnly: 'Until you type the code, the address is remembered only in this tab.',
    send: 'Send the code',
    other: 'My employer reads my email',
    portalInstead: 'Confirm with your job portal instead: no email is sent, and your employer will not know.',
    laterInstead: 'Or skip this: you can read, write and vote without it, and do it later.',
    portalAlone: 'Your job portal can confirm it: no email is sent, and your employer will not know.',
    mailSubject: 'The email only says that this is a code. It does not name you or what you do here.',
    byPortal: 'Confirm with my job portal',
    problem: {
      empty: 'Enter your email address first.',
      form: 'An email address looks like name@company.in.',
      free: 'This is a free email address. Please use the one your company or college gave you.',
      foreign: 'This address does not belong to the company or college you chose. Your job portal can confirm it instead.',
      foreignAlone: 'This address does not belong to the company or college you chose.',
      cannot: 'Enter where you work or study first.',
      limited: `No more emails for ${inWords(mailWindowMinutes)} minutes. Your code, if you have one, still works.`,
      again: 'To be safe, please log in again. What you typed is saved here.',
    },
    notSent: `This did not work, or we got no answer. What you typed is still here. Each try sends another email, at most ${inWords(mostCodeMails)} in ${inWords(mailWindowMinutes)} minutes, and only the newest code works.`,
    logIn: 'Log in again',
    sent: (address: string) => `We sent ${inWords(codeDigits)} digits to ${address}.`,
    sentWhere: 'No email? Check your spam folder too.',
    code: `The ${inWords(codeDigits)} digits`,
    codeShort: `The code has ${inWords(codeDigits)} digits.`,
    codeWrong: (left: number) => (left === 1 ? 'That is not the code. One try is left.' : `That is not the code. ${left} tries are left.`),
    codeSpent: 'This code no longer works. Please get a new one.',
    codeExpired: `The ${inWords(codeMinutes)} minutes are over, so this code no longer works. Please get a new one.`,
    confirm: 'Confirm',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    sendsLeft: (left: number) =>
      left === 0
        ? `This was the last email for ${inWords(mailWindowMinutes)} minutes.`
        : left === 1
          ? 'One more email is possible.'
          : `${left} more emails are possible.`,
    change: 'Another email address',
    proven: { VERIFIED: 'Confirmed', PARTIAL_VERIFIED: 'Half confirmed' },
    provenText: {
      // Promise R-072
      VERIFIED: 'From now on “verified” appears when you write under your job, never next to your made-up name.',
      PARTIAL_VERIFIED: 'One of two checks is done. You can do the other one later, from your profile.',
    },
  },
  unemployed: {
    title: 'Between jobs, there is nothing to confirm',
    text: 'Confirming shows that someone works or studies where they say. You can still read, write and vote, and confirm once you start somewhere new.',
    change: 'I have started somewhere',
    close: 'OK',
  },
  completed: {
    title: (name: string) => (name ? `Welcome, ${name}` : 'You are in'),
    lead: 'You are done. Here is what you can do now.',
    can: [
      { needsName: false, heading: 'Read everything', text: 'Companies, ratings, and what people who work there say.' },
      // Promise F-16, F-17
      { needsName: true, heading: 'Write under your made-up name', text: 'Where you work is never shown next to it.' },
      {
        needsName: false,
        heading: 'Change your mind',
        text: 'Name, communities and career can be changed or deleted from your profile. Older posts then show the new name or job.',
      },
    ],
    nameless: {
      title: 'You can read, vote and follow',
      lead: 'To ask or comment you need a made-up name. That is one press, now or when you want to write.',
      choose: 'Choose a name',
      leave: 'Keep reading',
    },
    // Promise R-072
    career: { text: 'If you like, say what you do: once it is confirmed, you can also write under your job.', go: 'Say what you do' },
    unproven: 'Not confirmed yet. You can do that from your profile at any time.',
    done: 'Continue',
  },
  complete: 'Your profile is complete.',
  adopted: 'You continued in another tab. This tab now shows the same step.',
};

export type OnboardingWords = typeof words;
