/** App nudges counted by the server, and the app types. */
export const countedNudges = ['allow_notifications'] as const;
export type CountedNudge = (typeof countedNudges)[number];
export const appTypes = ['app_ios', 'app_android'] as const;
export type AppType = (typeof appTypes)[number];

export interface NudgeShowings {
  readonly times: number;
  readonly lastAt: number | undefined;
}

export interface NudgeVerdict {
  readonly isDue: boolean;
  readonly times: number;
}

const restMs = 24 * 3_600_000;
const mostShowings = 5;

/** At most once a day and five times in all. */
export function nudgeVerdict({ times, lastAt }: NudgeShowings, now: number): NudgeVerdict {
  const isDue = times < mostShowings && (lastAt === undefined || now - lastAt >= restMs);
  return { isDue, times: isDue ? times + 1 : times };
}
