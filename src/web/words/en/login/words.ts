import type { LoginContext } from '#core/login/login-context.ts';
import type { Provider } from '#core/providers/provider.ts';
import { codeMinutes, loginCodeDigits, mailWindowMinutes, mostCodeMails } from '#core/verification/mail-code.ts';
import type { LoginAddressProblem, LoginCodeProblem } from '#core/login/mail-logins.ts';

interface Heading {
  readonly title: string;
  readonly subTitle: string;
}

/** Shown also where a page is still to come, so promises nothing of it. */
// Promise F-05
const plain = 'To vote, post and follow. Reading never needs an account.';

const contexts: Record<LoginContext, Heading> = {
  // Promise F-16, F-17
  interview: { title: 'Log in to share your interview', subTitle: 'What they asked you helps the next candidate. Your name is never shown.' },
  salary: { title: 'Log in to add your salary', subTitle: 'You share it in a post, under the name you choose.' },
  review: { title: 'Log in to write a review', subTitle: plain },
  // Promise F-16, F-17
  benefits: { title: 'Log in to add benefits', subTitle: 'Share what you really get. Your name is never shown.' },
  question: { title: 'Log in to ask a question', subTitle: 'You ask under a made-up name, and find the answers here.' },
  // Promise F-05
  answer: { title: 'Log in to answer', subTitle: 'You answer under a made-up name. Reading answers never needs an account.' },
  // Promise F-07
  rewards: { title: 'Log in to see your rewards', subTitle: 'Points are counted on your device. Nobody can tell what you shared.' },
  // Promise F-07
  coupons: { title: 'Log in to see your coupons', subTitle: 'You pay with points, and your name is not sent.' },
  photos: { title: 'Log in to add photos', subTitle: 'Location and camera details are removed from every picture.' },
  // Promise F-05
  jobAlert: { title: 'Log in to get job alerts', subTitle: 'To keep this search, and tell you when it finds new jobs. Reading jobs needs no account.' },
  // Promise F-05
  feed: { title: 'Log in to build your own feed', subTitle: 'Follow what matters to you. You can read all of it without an account too.' },
  // Promise F-05
  applyForJobs: { title: 'Log in to save jobs', subTitle: 'To find them again and say how your application ended. Applying needs no account.' },
};

// Promise F-16
const keepsNothing = 'We take no name, no email address and no picture from your login provider.';

export const words = {
  pageTitle: 'Log in',
  // Promise F-05
  pageDescription: (brand: string) => `Log in to ${brand}, or create an account. Reading never needs one.`,
  contexts,
  plain: { title: 'Log in', subTitle: plain },
  // Promise
  writing: { title: 'Log in to write', subTitle: 'What you typed stays on this device until you come back. Reading never needs an account.' },
  afterSignOut: {
    title: 'You have been logged out',
    subTitle: 'Your session has ended. Log in to continue where you were, or just keep reading.',
    // Promise
    kept: 'Your session had ended, so nothing was posted. What you wrote is saved on this device: log in, and you will find it here.',
  },
  methods: 'Ways to log in',
  providers: { google: 'Google', naukri: 'Naukri', linkedin: 'LinkedIn', microsoft: 'Microsoft' } satisfies Record<Provider, string>,
  with: {
    google: 'Continue with Google',
    naukri: 'Continue with your job portal',
    linkedin: 'Continue with LinkedIn',
    microsoft: 'Continue with Microsoft',
  } satisfies Record<Provider, string>,
  oneTap: {
    shown: 'Choose your account in the window that has opened.',
    over: 'That window gave no login. Press again to log in the usual way.',
    instead: (provider: string) => `Log in on the page of ${provider} instead`,
  },
  passkey: 'Use a passkey',
  mail: {
    by: 'Get a code by email',
    address: 'Your email address',
    // Promise F-01
    addressHint: 'The code goes there. We keep no address, only a keyed hash of it, by which we know you again.',
    send: 'Send the code',
    sent: (address: string) => `We sent a code to ${address}, if it had fewer than ${mostCodeMails} in the last ${mailWindowMinutes} minutes.`,
    code: 'Code from the email',
    codeHint: `${loginCodeDigits} digits, for ${codeMinutes} minutes. Look in spam, too.`,
    logIn: 'Log in',
    again: 'Send another code',
    other: 'Use another address',
    addressProblems: {
      shape: 'This does not look like an email address.',
      limited: `Too many codes were asked for. Wait ${mailWindowMinutes} minutes, or use another way.`,
      failed: 'The code could not be sent. Try again, or use another way.',
    } satisfies Record<LoginAddressProblem, string>,
    codeProblems: {
      short: `The code has ${loginCodeDigits} digits.`,
      wrong: 'This is not the code. Please check it.',
      spent: 'This code no longer works. Ask for another one.',
      failed: 'It did not work. Try again.',
    } satisfies Record<LoginCodeProblem, string>,
  },
  age: 'By logging in you say that you are 18 or older and accept the terms.',
  newHere: 'New here?',
  firstTime: 'The first time, a code by email or a login elsewhere makes your account too.',
  // Promise F-32
  beginLead:
    'By the fingerprint, face or screen lock of this device alone: no name, no email address, no other company. If you lose the device, only recovery codes let you back in.',
  beginGo: 'Create an account with a passkey',
  begunTitle: 'Your account is ready',
  // Promise F-32
  begun: 'You can log in only with this passkey. Save recovery codes now, in case you lose it.',
  makeCodes: 'Make recovery codes',
  goOn: 'Continue where I was',
  notBegun: 'No passkey was made, and no account. You can try again.',
  passkeyHereAlready: 'This passkey could not be added. If you have an account, use the passkey to log in.',
  recovery: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes you saved, such as k3f9-20xz-7m1c-p4wd-8thv-5r6n. Each works once.',
  recoveryGo: 'Log in with this code',
  recoveryRefused: 'This code does not work. It may be mistyped or already used.',
  recoveryShort: 'A code has twenty-four letters and digits, an older one sixteen.',
  noPasskeys: 'This browser does not support passkeys. Please use another way to log in.',
  passkeyRefused: 'This passkey is not known here. Please use another way to log in.',
  passkeyGivenUp: 'No passkey was used. You can try again.',
  passkeyNotHere: 'This device could not use a passkey: it needs a fingerprint, face or screen lock. Please use another way to log in.',
  promises: [keepsNothing, 'You post under a made-up name. You choose it next.'],
  // Promise F-16, F-17
  promisesWithoutName: [keepsNothing, 'What you do next is shown without your name.'],
  loadsNothing: 'Nothing comes from Google or another login provider until you press its button.',
  demo: 'This is a demo. The logins are fake: anyone can log in as anyone. Try it out, but do not write any secrets here.',
  signedInAs: (displayName: string) => `You are logged in as ${displayName}.`,
  signOutFirst: 'Log out first',
  // Promise F-05
  keepReading: 'Keep reading without an account',
  back: 'Back',
  dataMap: 'What we keep, on one page',
  terms: 'Terms and privacy policy',
  failures: {
    cookies: 'Cookies are not enabled in current environment.',
    thirdPartyCookies:
      'It looks like the 3rd Party Cookies are disabled on your browser. Please make sure the 3rd Party Cookies are enabled for google authentication.',
    blocked: (brand: string) =>
      `Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on ${brand}. Please enable cookies and try again.`,
    wrong: 'Something Went Wrong!',
    later: 'Please try again after some time.',
    providers: {
      google: 'Google login failed!',
      naukri: 'Naukri Login Failed!',
      linkedin: 'LinkedIn login failed!',
      microsoft: 'Microsoft login failed!',
    } satisfies Record<Provider, string>,
  },
};

export type LoginWords = typeof words;
