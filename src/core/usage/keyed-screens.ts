import type { ScreenName } from '../navigation/screens.ts';

/**
 * Screens from which something is sent by keys that no account is known to (F-07). Neither an event of a member nor an opened page is counted there: a number that
 * grows at that moment would say when a contribution was sent (F-17).
 */
const keyed: ReadonlySet<string> = new Set<ScreenName>([
  'reviewForm',
  'salaryForm',
  'interviewForm',
  'benefitsForm',
  'photoForm',
  'nextStep',
  'contributions',
  'rewards',
  'madeUpName',
  'messages',
  'grievances',
  'summonsNotice',
]);

export const isKeyedScreen = (route: string): boolean => keyed.has(route);
