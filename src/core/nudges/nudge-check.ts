/** A nudge of the app that the server counts, and the kinds of app there are. */
export const countedNudges = ['allow_notifications'] as const;
export type CountedNudge = (typeof countedNudges)[number];
export const appTypes = ['app_ios', 'app_android'] as const;
export type AppType = (typeof appTypes)[number];

/** The showings of a nudge before now, and the last of them. */
export interface NudgeShowings {
  readonly times: number;
  readonly lastAt: number | undefined;
}

/** Whether it is to be shown now, and for which time that is. */
export interface NudgeVerdict {
  readonly isDue: boolean;
  readonly times: number;
}

const restMs = 24 * 3_600_000;
const mostShowings = 5;

/** Shows a nudge at most once a day and five times in all. */
export function nudgeVerdict({ times, lastAt }: NudgeShowings, now: number): NudgeVerdict {
  const isDue = times < mostShowings && (lastAt === undefined || now - lastAt >= restMs);
  return { isDue, times: isDue ? times + 1 : times };
}
