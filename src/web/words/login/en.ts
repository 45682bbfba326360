import type { LoginContext } from '#core/login/login-context.ts';
import type { Provider } from '#core/providers/provider.ts';

interface Heading {
  readonly title: string;
  readonly subTitle: string;
}

/** Said also where a page is still to come: nothing is promised of what is not there. */
// Promise F-05
const plain = 'To vote, post and follow. Reading never needs an account.';

const contexts: Record<LoginContext, Heading> = {
  // Promise F-16, F-17
  interview: { title: 'Log in to share your interview', subTitle: 'What they asked you helps whoever goes next. Your name is never shown.' },
  salary: { title: 'Log in to add your salary', subTitle: 'You say it in a post, and choose which of your names it stands under.' },
  review: { title: 'Log in to write a review', subTitle: plain },
  // Promise F-16, F-17
  benefits: { title: 'Log in to add benefits', subTitle: 'Say what you really got. Your name is never shown.' },
  question: { title: 'Log in to ask a question', subTitle: 'You ask under a made-up name, and find the answers here again.' },
  // Promise F-05
  answer: { title: 'Log in to answer', subTitle: 'You answer under a made-up name. Reading answers never needs an account.' },
  // Promise F-07
  rewards: { title: 'Log in to see your rewards', subTitle: 'Points are counted on your device. Nobody can tell which facts are yours.' },
  // Promise F-07
  coupons: { title: 'Log in to see your coupons', subTitle: 'Points pay for them, and no name goes along.' },
  photos: { title: 'Log in to add photos', subTitle: 'Place and camera are taken out of a picture before it is kept.' },
  jobAlert: { title: 'Log in to get job alerts', subTitle: plain },
  // Promise F-05
  feed: { title: 'Log in to build your own feed', subTitle: 'Follow what matters to you. All of it can be read without an account, too.' },
  // Promise F-05
  applyForJobs: { title: 'Log in to save jobs', subTitle: 'So that you find them again, and can say how it ended. Applying needs no account.' },
  salaryUnlocks: { title: 'Log in to follow salaries', subTitle: plain },
};

// Promise F-16
const keepsNothing = 'We take no name, no mail address and no picture from where you log in.';

/** Everything that is said while somebody logs in. */
export const words = {
  pageTitle: 'Log in',
  // Promise F-05
  pageDescription: (brand: string) => `Log in to ${brand}, or begin an account. Reading never needs one.`,
  contexts,
  plain: { title: 'Log in', subTitle: plain },
  // Promise
  writing: { title: 'Log in to write', subTitle: 'What you have typed stays on this device until you are back. Reading never needs an account.' },
  afterSignOut: {
    title: 'You have been signed out',
    subTitle: 'Your session here has ended. Log in to go on where you were, or simply keep reading.',
    // Promise
    kept: 'Your session here had ended, so nothing was posted. What you wrote is kept on this device: log in, and it is here again.',
  },
  methods: 'Ways to log in',
  providers: { google: 'Google', naukri: 'Naukri', linkedin: 'LinkedIn', microsoft: 'Microsoft' } satisfies Record<Provider, string>,
  with: {
    google: 'Continue with Google',
    naukri: 'Continue with your job portal',
    linkedin: 'Continue with LinkedIn',
    microsoft: 'Continue with Microsoft',
  } satisfies Record<Provider, string>,
  passkey: 'Use a passkey',
  begin: 'New here? Begin with a passkey',
  // Promise F-32
  beginLead:
    'This device makes a passkey, and that begins an account: no name, no mail address, no other company. If the device is lost, only recovery codes lead back.',
  beginGo: 'Begin an account with a passkey',
  begunTitle: 'Your account stands',
  // Promise F-32
  begun: 'This passkey is the only way in. Put recovery codes away before you need them.',
  makeCodes: 'Make recovery codes',
  goOn: 'Go on where I was',
  notBegun: 'No passkey was made, and no account. You can try again.',
  passkeyHereAlready: 'This passkey could not be taken. If you have an account, use the passkey to log in.',
  recovery: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes you put away, such as k3f9-20xz-7m1c-p4wd. Each works once.',
  recoveryGo: 'Log in with this code',
  recoveryRefused: 'This code does not work. It may be mistyped, or used already.',
  recoveryShort: 'A code has sixteen letters and digits.',
  noPasskeys: 'This browser knows no passkeys. Another way in works.',
  passkeyRefused: 'This passkey is not known here. Another way in works.',
  passkeyGivenUp: 'No passkey was used. You can try again.',
  promises: [keepsNothing, 'You post under a made-up name. You choose it next.'],
  // Promise F-16, F-17
  promisesWithoutName: [keepsNothing, 'What you do next is shown without your name.'],
  /** Said only where there are providers. */
  loadsNothing: 'Nothing of a provider is loaded before you press its button.',
  demo: 'This copy plays the providers itself: everybody can be anybody. Good for trying it out, not for secrets.',
  signedInAs: (displayName: string) => `You are signed in as ${displayName}.`,
  signOutFirst: 'Sign out first',
  // Promise F-05
  keepReading: 'Keep reading without an account',
  back: 'Back',
  dataMap: 'What we keep, on one page',
  terms: 'Terms and privacy, which an account agrees to',
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
