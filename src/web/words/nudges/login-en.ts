/** Sentences of the card that asks guests to log in. */
export const words = {
  text: 'Login to get full access & be a part of the conversation',
  // Promise F-05
  means: 'Full access means voting, writing and following. Reading never needs an account.',
  logIn: 'Log in',
  later: 'Keep reading',
  label: 'An invitation',
};

export type LoginNudgeWords = typeof words;
