import type { ActionTitle } from '#core/onboarding/onboarding.ts';

/** The card that offers onboarding. */
interface OnboardingPromptWords {
  readonly label: string;
  readonly offer: { readonly title: string; readonly text: string; readonly go: string };
  readonly action: Readonly<Record<ActionTitle, string>> & { readonly text: string; readonly go: string };
  readonly followUp: { readonly title: string; readonly text: string; readonly go: string };
  readonly later: string;
}

const onboarding: OnboardingPromptWords = {
  label: 'An invitation',
  offer: { title: 'Make yourself at home', text: 'Choose what you read about and a made-up name to write under. Two minutes.', go: 'Begin' },
  action: {
    default: "You won't be able to have anonymous conversations",
    almostReady: "You're almost ready to post and discuss it with a broader audience.",
    text: 'What you filled in waits here for you.',
    go: 'Go on',
  },
  followUp: { title: 'One thing is left', text: 'Confirm where you work or study, and “verified” stands beside what you write.', go: 'Confirm' },
  later: 'Later',
};

/** Sentences of the cards that speak up unasked. */
export const words = {
  login: {
    text: 'Login to get full access & be a part of the conversation',
    logIn: 'Log in',
    later: 'Keep reading',
    label: 'An invitation',
  },
  onboarding,
};

export type NudgeWords = typeof words;
