/** The context of a login: the action for which a guest was asked to log in. */
export const loginContexts = [
  'interview',
  'salary',
  'review',
  'benefits',
  'question',
  'answer',
  'rewards',
  'coupons',
  'photos',
  'jobAlert',
  'feed',
  'applyForJobs',
  'salaryUnlocks',
] as const;

export type LoginContext = (typeof loginContexts)[number];

/** The page behind a login: something to read, or an action that cannot go on without an account. */
export type Behind = 'reading' | 'action';

/** The ways to leave a login: a cross uncovers what lies behind, a Back leads away from it. There is always one of them (D-18). */
export type WayOut = 'close' | 'back';

/** Contexts that may take away the cross. */
const withoutCross: readonly LoginContext[] = ['review', 'feed'];

export const maySkipCross = (context: LoginContext | undefined): boolean => context !== undefined && withoutCross.includes(context);

/** The cross goes only where the action itself needs an account, never over something readable (D-18). */
export const wayOutOf = (disableClose: boolean, behind: Behind): WayOut => (disableClose && behind === 'action' ? 'back' : 'close');

/** A context as a URL spells it; every other value is none. */
export const contextNamed = (text: string | null | undefined): LoginContext | undefined => loginContexts.find((known) => known === text);
