import { contributionKinds, declaredKinds } from '../kinds/contribution-kinds.ts';

/** Action that made a guest log in. */
export const loginContexts = [
  ...contributionKinds.map((kind) => declaredKinds[kind].counted),
  'question',
  'answer',
  'rewards',
  'coupons',
  'jobAlert',
  'feed',
  'applyForJobs',
] as const;

export type LoginContext = (typeof loginContexts)[number];

/** Readable page, or an action that needs an account. */
export type Behind = 'reading' | 'action';

/** Cross over a page to read, or Back to where an action was begun (D-18). */
export type WayOut = 'close' | 'back';

/** Contexts that may hide the cross. */
const withoutCross: readonly LoginContext[] = ['review', 'feed'];

export const maySkipCross = (context: LoginContext | undefined): boolean => context !== undefined && withoutCross.includes(context);

/** Hides the cross only where an action needs an account (D-18). */
export const wayOutOf = (disableClose: boolean, behind: Behind): WayOut => (disableClose && behind === 'action' ? 'back' : 'close');

export const contextNamed = (text: string | null | undefined): LoginContext | undefined => loginContexts.find((known) => known === text);
