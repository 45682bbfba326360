import type { TypedProblem } from '#core/typed-companies/typed-company.ts';
import { tokensInQuarter } from '#core/contributions/contribution-tokens.ts';
import type { CountedProof } from '#core/persona-keys/counted-proofs.ts';
import type { PromptMode } from '#core/contributions/prompt-order.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { contributed } from '../kinds/contributed.ts';

export const words = {
  form: {
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    go: 'Continue',
    back: 'Back',
    skip: 'Skip',
    save: 'Save changes',
    sending: 'Sending…',
    logIn: 'Log in and send',
    // Promise F-07
    ahead: {
      needed: 'To send this, you log in once at the end.',
      any: 'Any login will do. What you send cannot be linked to it.',
      // Promise F-02
      counts: (proofs: readonly CountedProof[]): string => {
        if (proofs.includes('anyone')) return '';
        if (!proofs.includes('provider')) return 'It counts in the numbers only once you have confirmed a work or college email.';
        return proofs.includes('address')
          ? 'After a login with a passkey or a code by email it counts in the numbers only once you have confirmed a work or college email.'
          : 'After a login with a passkey or a code by email it does not count in the numbers.';
      },
      why: 'Why it cannot be linked',
      because: [
        'Your device makes a pass and hides it in an envelope.',
        'After the login we sign the envelope without seeing the pass. Each account gets only a few.',
        'Later the pass comes back with what you wrote, without the login. We know our signature, not whose it is.',
      ],
    },
    loginReason: 'You need an account to send it, so that nobody sends fifty. What you wrote is saved here.',
    restored: 'This is your draft. It stays on this device until you send it, a week at most.',
    throwAway: 'Start over',
    kept: 'What you type stays on this device until you send it, a week at most.',
    toList: 'Your contributions',
    optional: (label: string) => `${label} (optional)`,
    noScript: 'This form needs JavaScript. With it, your browser makes sure that only you can change what you send.',
    company: 'Company',
    companyHint: 'Type two letters and choose.',
    typeCompany: 'Hospital, school, shop, office: type its name. If it is not in the list, you can add it.',
    noCompany: 'Choose your company, or add it with its city.',
    unlisted: {
      title: 'Not in our list yet.',
      meant: 'Do you mean one of these?',
      none: 'You can still write about it.',
      legend: 'Which company do you mean?',
      different: 'No, mine is a different one',
      mine: 'Write about this one',
      add: (name: string) => `Add “${name}”`,
      city: 'City or town',
      waits: 'Write on now:',
      waitsBecause: 'nobody sees what you send until an administrator has checked the place. Then it comes out by itself.',
      delay: 'It comes out by itself once an administrator has checked the company. Until then nobody sees it.',
      name: {
        empty: 'Type the name of the company.',
        long: 'This name is too long. Type only the name.',
        contact: 'Type only the name: no links, email addresses or phone numbers.',
      } satisfies Record<TypedProblem, string>,
      cities: {
        empty: 'Type the city or town it is in.',
        long: 'This is too long. Type only the city or town.',
        contact: 'Type only the city or town: no links, email addresses or phone numbers.',
      } satisfies Record<TypedProblem, string>,
    },
    spent: {
      next: (again: string) => `You can send the next one from ${daySaid(monthNames, again)}.`,
      because: `In these three months this account has already sent ${tokensInQuarter} contributions besides those that count. It cannot send more.`,
      draft: 'You can write it now. The draft stays on this device until a week after that day.',
      write: 'Write a draft',
    },
    drafts: 'Your drafts',
    toBeCounted: 'To be counted, confirm your email first. What you send before that is never counted. The confirmation is valid until 31 December.',
    confirmAddress: 'Confirm your email',
    notSentYet: (because: string) => `Not sent yet. ${because} To send it anyway, press Send again.`,
    few: `Only one of each kind counts a year. You can send ${inWords(tokensInQuarter)} more every three months, but they do not count.`,
    fix: 'Go back to',
    startOver: 'Start over?',
    startOverBecause: 'What you typed for this company is deleted from this device.',
    keepIt: 'Keep it',

    problems: {
      offline: 'No connection. What you wrote is saved here; send it when you are back online.',
      limited: 'Too many tries from this network. Wait a few minutes; what you wrote is saved here.',
      tokens: `This account has already sent ${tokensInQuarter} in these three months. What you wrote is saved here.`,
      noKeys: 'From this browser you could not change this later. Is it a private (incognito) window? Open the page in a normal one.',
      untrusted: 'We could not make sure that this stays anonymous, so nothing was sent. Try again later.',
      notIssued: 'You cannot send anything anonymously on this site right now.',
      abusive: 'Your text has a word that is not allowed here. Please rephrase.',
      reachable: 'A phone number, an email address, a link to an account or an ID number has to go first. Take it out of your text, then send.',
      changed: 'This was changed in another window or on another device. Reload the page to see the change.',
      appealWaits: 'You have asked for a second look. You can change nothing until a moderator has decided.',
      unfit: 'An administrator has checked this company and not let it in. Go back to the first step: choose one of the list, or type its full name.',
      over: 'This can no longer be changed.',
      sanctioned: 'Your account cannot write right now. See “Your posts” for the reason and the end date.',
      refused: 'Something is not right. Please check the fields.',
      failed: 'It could not be sent. What you wrote is saved here. Try again.',
    },
  },

  list: {
    title: 'Your contributions',
    description: 'What you shared from this device.',
    heading: 'Your contributions',
    rewards: 'Your points and rewards',
    // Promise F-07
    lead: 'Only this device can change or delete your contributions. So that nobody can tell they are yours, each one opens only when you ask.',
    none: 'This account has nothing on this device.',
    guest: 'Log in to see what you sent.',
    noneBecause: 'A review or an interview takes a few minutes, a salary or benefits less than one, and none of them is linked to any account.',
    ask: 'Check status',
    asking: 'Checking…',
    askFailed: 'The status could not be loaded. Try again.',
    edit: 'Change',
    makePost: 'Make a post of this review',
    remove: 'Delete',
    removed: 'Deleted.',
    removeFailed: 'It could not be deleted. Try again.',
    keep: 'Keep it',
    unsent: 'Not sent yet.',
    forget: 'Remove from this list',
    unlisted: {
      waits: 'Waits for the company to be let in',
      waitsBecause: (company: string) => `An administrator checks “${company}” first. Then it comes out by itself. Until then nobody sees it.`,
      refused: 'The company was not let in',
      because: (reason: string) => `The reason: ${reason}`,
      refusedBecause: 'Nobody sees what you wrote. You can delete it here.',
    },
    toCorrect: 'To correct it, press Change.',
    noSecond: 'If you delete it, a new one will not count this year.',
    lose: 'If you clear this site’s data in your browser, nobody can change or delete these any more, not even you.',
  },

  kinds: contributed,

  passOn: {
    press: 'Continue on another device',
    because: 'Open this link on your other device. Anyone who has it can add, change and delete these photos.',
    link: 'The link to your photos',
    pass: 'Copy or share the link',
    title: 'Your photos',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying. Select the link and copy it yourself.',
    notMade: 'The link could not be made.',
    again: 'Try again',
  },

  next: {
    title: 'What happens now',
    join: {
      heading: 'While you are here',
      text: 'Choose topics you like, and a made-up name to post under. You can also do it later, from your profile.',
      go: 'Choose now',
    },
  },

  prompt: {
    open: 'Contribute',
    title: 'What else can you share?',
    modes: {
      generic: 'Each takes a minute or two and is not linked to any account.',
      pending: 'You started something and did not send it yet.',
      new: 'People who look for a job want to read these too.',
    } satisfies Record<PromptMode, string>,
    later: (title: string) => `Not now: ${title}`,
    notNow: 'Not now',
  },
};

export type ContributionWords = typeof words;
