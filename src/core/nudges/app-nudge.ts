import type { Nudge } from './nudge-budget.ts';

/** The bar that offers readers on a phone the app, or the pages on their home screen: in its own room at the lower edge, and closed by one press. */
export const appNudge: Nudge = { name: 'app-nudge', coversContent: false, isClosable: true };

/** The delay after entering a page of these; every other page begins it again. */
export const appNudgeAfterMs = 5_000;

const pages: readonly string[] = ['HomeScreen', 'CommunityListing', 'DepartmentListing', 'CompanyPosts'];

/** Whether the app is offered on a page, by its internal name. */
export const offersAppOn = (pageName: string): boolean => pages.includes(pageName);

/** The widest window in which the app is offered. */
const widest = 768;

/** What is known of a device of those that may be offered the app. */
export interface NudgedDevice {
  /** The width of the window; nothing where no page is drawn. */
  readonly width: number | undefined;
  readonly userAgent: string;
  /** How many fingers it feels at once: an iPad calls itself a Macintosh, which feels none. */
  readonly touchPoints: number;
}

/** Whether a device is offered the app: none of Apple's, none that is the app already, and none that is wide. */
export const mayOfferApp = ({ width = Infinity, userAgent, touchPoints }: NudgedDevice): boolean =>
  width <= widest && !/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && !(userAgent.includes('Macintosh') && touchPoints > 1) && !userAgent.includes('DaftarApp/');
