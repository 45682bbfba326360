import type { Nudge } from './nudge-budget.ts';

/** Dismissible bar offering the app or home screen to phone readers. */
export const appNudge: Nudge = { name: 'app-nudge', coversContent: false, isClosable: true };

/** Delay on an eligible page, restarted by any other. */
export const appNudgeAfterMs = 5_000;

const pages: readonly string[] = ['HomeScreen', 'CommunityListing', 'DepartmentListing', 'CompanyPosts'];

export const offersAppOn = (pageName: string): boolean => pages.includes(pageName);

const widest = 768;

export interface NudgedDevice {
  readonly width: number | undefined;
  readonly userAgent: string;
  /** Simultaneous touches, which tell an iPad from a Macintosh. */
  readonly touchPoints: number;
}

/** Excludes Apple devices, the app itself and wide screens. */
export const mayOfferApp = ({ width = Infinity, userAgent, touchPoints }: NudgedDevice): boolean =>
  width <= widest && !/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && !(userAgent.includes('Macintosh') && touchPoints > 1) && !userAgent.includes('DaftarApp/');
