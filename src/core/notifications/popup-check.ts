/** A popup of the app that the server counts, and the kinds of app there are. */
export const countedPopups = ['allow_notifications'] as const;
export type CountedPopup = (typeof countedPopups)[number];
export const appTypes = ['app_ios', 'app_android'] as const;
export type AppType = (typeof appTypes)[number];

/** How often a popup was shown before, and when last. */
export interface PopupShowings {
  readonly times: number;
  readonly lastAt: number | undefined;
}

/** Whether it is to be shown now, and for which time that is. */
export interface PopupVerdict {
  readonly showPopup: boolean;
  readonly popupCount: number;
}

const restMs = 24 * 3_600_000;
const mostTimes = 5;

/** Shows a popup at most once a day and five times in all. */
export function popupVerdict({ times, lastAt }: PopupShowings, now: number): PopupVerdict {
  const showPopup = times < mostTimes && (lastAt === undefined || now - lastAt >= restMs);
  return { showPopup, popupCount: showPopup ? times + 1 : times };
}
