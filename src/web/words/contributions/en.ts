import { tokensInQuarter } from '#core/contributions/contribution-tokens.ts';
import type { ContributionState } from '#core/contributions/contribution-state.ts';
import type { CountedKind } from '#core/persona-keys/issuer-key.ts';
import type { PromptMode } from '#core/contributions/prompt-order.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';
import { counted } from '../figures/counts-en.ts';
import { inWords } from '../figures/numbers-en.ts';
import { writtenPay } from '../salaries/written-pay.ts';

const eight = inWords(fewestContributors);
const figureStays = `Figures that counted it change only after ${eight} new people; with fewer than ${eight} left they are hidden.`;

/** Sentences of what members say of companies: what every form of it says, and the list of what was said from this device. */
export const words = {
  form: {
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    go: 'Continue',
    back: 'Back',
    skip: 'Skip',
    save: 'Save the change',
    sending: 'Sending …',
    logIn: 'Log in and send',
    loginReason: 'You need an account to send it, so that nobody sends fifty. What you wrote stays here.',
    restored: 'This is what you typed before. It is kept on this device for a week, until you send it.',
    throwAway: 'Start over',
    kept: 'What you type is kept on this device alone until you send it.',
    toList: 'Your contributions',
    optional: (label: string) => `${label} (optional)`,
    noScript: 'The form needs JavaScript: your key is made in your browser, so that nobody else ever has it.',
    company: 'Company',
    companyHint: 'Type two letters and choose.',
    noCompany: 'Choose a company from the list.',
    companyAway: 'Is it not in the list? Only companies in the list can be chosen.',
    askForCompany: 'Ask us to add it',
    spent: (again: string) =>
      `This account has sent ${tokensInQuarter} in this quarter already. You can send again from ${daySaid(monthNames, again)}; what you type stays on this device for a week.`,
    // Promise F-02
    uncounted: {
      review: {
        unproven:
          'Your review is shown, but without your job, and your answers about leaving are not counted, because no work or study address of yours is confirmed.',
        used: 'One review of yours counts per year. This one is shown without your job, and your answers about leaving are not counted.',
      },
      salary: {
        unproven: 'Your salary is kept, but not counted, because no work or study address of yours is confirmed.',
        used: 'One salary of yours counts per year. This one is kept, but not counted.',
      },
      interview: {
        unproven: 'Your interview is shown, but not counted in the figures, because no work or study address of yours is confirmed.',
        used: 'One interview of yours counts per year. This one is shown, but not counted in the figures.',
      },
      benefits: {
        unproven: 'Your note is shown, but your answers are not counted, because no work or study address of yours is confirmed.',
        used: 'One list of benefits of yours counts per year. Of this one the note is shown, but the answers are not counted.',
      },
    } satisfies Record<CountedKind, Record<'unproven' | 'used', string>>,
    toBeCounted: 'To be counted, confirm it first: what you send before does not count later. It is good until 31 December.',
    confirmAddress: 'Confirm your address',
    notSentYet: (because: string) => `Not sent yet. ${because} To send it anyway, press Send again.`,
    few: `One of each kind counts per year. Beyond that you can send ${inWords(tokensInQuarter)} a quarter, which do not count.`,
    fix: 'Go back to',
    startOver: 'Start over?',
    startOverBecause: 'What you typed for this company is deleted from this device.',
    keepIt: 'Keep it',

    problems: {
      offline: 'There is no connection. What you wrote is kept here; send it when you are back.',
      limited: 'Too many tries from this network. Wait a few minutes; what you wrote stays here.',
      tokens: `This account has sent ${tokensInQuarter} in this quarter already. What you wrote stays here.`,
      noKeys: 'This browser keeps no keys, perhaps because it is a private window. Open the page in a usual window.',
      untrusted: 'The key of this site could not be checked against the public ledger, so nothing was sent. Try later.',
      notIssued: 'This site takes nothing without a name now.',
      abusive: 'There is a word in it that is not taken here. Say it in another way.',
      changed: 'It was changed elsewhere meanwhile. Load the page again to see it.',
      appealWaits: 'A second look is asked for. Until it is decided nothing is changed.',
      over: 'This can no longer be changed.',
      sanctioned: 'Your account may not write now. Your own posts page says why, and until when.',
      refused: 'Something in it is not in order. Look at the fields once more.',
      failed: 'It could not be sent. What you wrote stays here; try once more.',
    },
  },

  list: {
    title: 'Your contributions',
    description: 'What was contributed from this device.',
    heading: 'Your contributions',
    rewards: 'Your points and rewards',
    // Promise F-07
    lead: 'Each has a key of its own on this device, and nobody can tell that they are yours. So we ask for each only when you press.',
    none: 'Nothing was contributed from this device yet.',
    guest: 'Log in to see what you sent.',
    noneBecause: 'A review or an interview takes a few minutes, a salary or benefits less than one, and no account is known to any of them.',
    ask: 'See how it stands',
    asking: 'Asking …',
    askFailed: 'It could not be asked for. Try once more.',
    edit: 'Change',
    remove: 'Delete',
    removed: 'Deleted.',
    removeFailed: 'It could not be deleted. Try once more.',
    keep: 'Keep it',
    unsent: 'It was begun, and did not arrive.',
    forget: 'Take it off the list',
    // Promise F-02
    notCounted: {
      review: 'It is shown without your job, and your answers about leaving are not counted.',
      salary: 'It is kept, but not counted in any figure.',
      interview: 'It is not counted in the figures.',
      benefits: 'Your answers are not counted; only your note is shown.',
    } satisfies Record<CountedKind, string>,
    toCorrect: 'To correct it, press Change.',
    noSecond: 'A new one will not count this year.',
    lose: 'Clearing the data of this site takes the keys away. Then nobody can change or delete these, you included.',
  },

  kinds: {
    review: {
      of: (company: string) => `A review of ${company}`,
      unnamed: 'A review',
      states: {
        pending: 'Complete review',
        submitted: 'Review submitted',
        live: 'View review',
        rejected: 'Edit Review',
      } satisfies Record<ContributionState, string>,
      waits: 'It is not out yet. It comes out within three days, or when a moderator has read it.',
      gone: 'This review is gone. Its key opens nothing any more.',
      removeTitle: 'Delete this review?',
      removeBecause: 'It is deleted for everybody, with its ratings and all it says. This cannot be undone.',
      sent: 'Your review is on its way',
      when: 'It comes out within three days. If a moderator reads it first, it may take longer; you will see it here.',
      see: (company: string) => `What others say of ${company}`,
      another: 'Review another company',
    },
    interview: {
      of: (company: string) => `An interview at ${company}`,
      unnamed: 'An interview',
      states: {
        pending: 'Complete interview',
        submitted: 'Interview submitted',
        live: 'View interview',
        rejected: 'Edit interview',
      } satisfies Record<ContributionState, string>,
      waits: 'It is not out yet. It comes out within three days, or when a moderator has read it.',
      gone: 'This interview is gone. Its key opens nothing any more.',
      removeTitle: 'Delete this interview?',
      removeBecause:
        'Its story is deleted for everybody, for good. Its questions go with it, but for those that others answered or were asked as well: they stay.',
      sent: 'Your interview is on its way',
      when: 'It comes out within three days. If a moderator reads it first, it may take longer; you will see it here.',
      see: (company: string) => `Interviews at ${company}`,
      another: 'Tell of another interview',
    },
    photo: {
      of: (company: string) => `Photos of ${company}`,
      unnamed: 'Photos',
      states: {
        pending: 'Complete photos',
        submitted: 'Photos submitted',
        live: 'View photos',
        rejected: 'Edit photos',
      } satisfies Record<ContributionState, string>,
      waits: 'They are not out yet. They come out within three days, or when a moderator has seen them.',
      gone: 'These photos are gone. Their key opens nothing any more.',
      removeTitle: 'Delete these photos?',
      removeBecause: 'They are deleted for everybody, with all you said of them. This cannot be undone.',
      sent: 'Your photos are on their way',
      when: 'They come out within three days. If a moderator sees them first, it may take longer; you will see it here.',
      see: (company: string) => `Photos of ${company}`,
      another: 'Send photos of another company',
    },
    salary: {
      of: (company: string) => `A salary at ${company}`,
      unnamed: 'A salary',
      states: {
        pending: 'Complete salary',
        submitted: 'Salary submitted',
        live: 'View salaries',
        rejected: 'Edit salary',
      } satisfies Record<ContributionState, string>,
      waits: 'It is not counted yet. It counts from an hour within three days of when you sent it.',
      gone: 'This salary is gone. Its key opens nothing any more.',
      removeTitle: 'Delete this salary?',
      removeBecause: `It is deleted for good. ${figureStays}`,
      sent: 'Your salary is on its way',
      // Promise F-02
      when: 'It counts from an hour within the next three days, with others; it is never shown alone.',
      see: (company: string) => `What jobs pay at ${company}`,
      another: 'Add another salary',
    },
    benefits: {
      of: (company: string) => `Benefits at ${company}`,
      unnamed: 'Benefits',
      states: {
        pending: 'Complete benefits',
        submitted: 'Benefits submitted',
        live: 'View benefits',
        rejected: 'Edit benefits',
      } satisfies Record<ContributionState, string>,
      waits: 'Your answers are not counted yet. They count from an hour within three days of when you sent them, or when a moderator has read your note.',
      gone: 'These answers are gone. Their key opens nothing any more.',
      removeTitle: 'Delete these answers?',
      removeBecause: `Your answers and your note are deleted for good. ${figureStays}`,
      sent: 'Your answers are on their way',
      // Promise F-02
      when: 'They count from an hour within the next three days, with others; they are never shown alone. If a moderator reads your note first, it may take longer.',
      see: (company: string) => `Benefits at ${company}`,
      another: 'Say it of another company',
    },
  },
  told: {
    answers: (yes: number, no: number) => `${grouped(yes)} yes, ${grouped(no)} no`,
    rounds: (count: number) => counted(count, 'round', 'rounds'),
    questions: (count: number) => counted(count, 'question', 'questions'),
    photos: (there: number, of: number) => (there === of ? counted(of, 'photo', 'photos') : `${there} of ${counted(of, 'photo', 'photos')} arrived`),
  },
  pay: {
    fixed: (amount: number, currency: Currency) => `${writtenPay(amount, currency)} a year, fixed`,
    variable: (amount: number, currency: Currency) => `${writtenPay(amount, currency)} bonus`,
    stock: 'with stock',
    years: (years: number) => (years === 0 ? 'Fresher' : years === 1 ? '1 year' : `${years} years`),
  },

  passOn: {
    press: 'Continue on another device',
    because: 'Open this link on your other device. Anyone who has it can add, change and delete these photos.',
    link: 'The link to your photos',
    pass: 'Copy or share the link',
    title: 'Your photos',
    copied: 'Copied.',
    notCopied: 'The browser lets nothing be copied. Select the link and copy it by hand.',
    notMade: 'The link could not be made.',
    again: 'Try again',
  },

  next: {
    title: 'What happens now',
    join: {
      heading: 'While you are here',
      text: 'Choose what you like to read, and a made-up name to post under. You can also do it later, from your profile.',
      go: 'Choose now',
    },
  },

  prompt: {
    open: 'Contribute',
    title: 'What else can you say?',
    modes: {
      generic: 'Each takes a minute or two, and no account is known to it.',
      pending: 'Something you began did not arrive yet.',
      new: 'Whoever looks for a job reads both together.',
    } satisfies Record<PromptMode, string>,
    types: {
      review: { title: 'Review a company', text: 'How it is to work there, in two minutes.' },
      interview: { title: 'Tell of an interview', text: 'What was asked, round by round. It helps whoever sits there next.' },
      photo: { title: 'Add photos', text: 'The office, the canteen, the team: what it looks like where you work.' },
      salary: { title: 'Say what you earn', text: 'In less than a minute. It is never shown alone.' },
      benefits: {
        title: 'Say which benefits you get',
        text: `Yes or no, on one page. Shares are of ${inWords(fewestContributors)} people or more, never of you alone.`,
      },
    },
    later: (title: string) => `Not now: ${title}`,
    notNow: 'Not now',
  },
};

export type ContributionWords = typeof words;
