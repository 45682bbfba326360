import type { ActionTitle } from '#core/onboarding/onboarding.ts';

export interface OnboardingNudgeWords {
  readonly label: string;
  readonly offer: { readonly title: string; readonly text: string; readonly go: string };
  readonly action: Readonly<Record<ActionTitle | 'middle', string>> & { readonly text: string; readonly go: string };
  readonly followUp: { readonly title: string; readonly text: string; readonly go: string };
  readonly later: string;
}

export const words: OnboardingNudgeWords = {
  label: 'An invitation',
  offer: { title: 'Get started', text: 'Finish joining. It takes two minutes, and you can stop at any time.', go: 'Start' },
  action: {
    default: "You won't be able to have anonymous conversations",
    almostReady: "You're almost ready to post and discuss it with a broader audience.",
    middle: 'You have not finished saying what you do.',
    text: 'What you filled in is saved here.',
    go: 'Continue',
  },
  // Promise R-072
  followUp: {
    title: 'One thing is left',
    text: 'Confirm where you work or study, and “verified” appears next to your job when you write under it.',
    go: 'Confirm',
  },
  later: 'Later',
};
