import type { AppType, CountedNudge, NudgeVerdict } from './nudge-check.ts';

/** Counts how often the app asked the member. */
export abstract class NudgeChecks {
  /** Answering yes counts as shown. */
  abstract ask(nudge: CountedNudge, app: AppType): Promise<NudgeVerdict>;
}
