import type { AppType, CountedNudge, NudgeVerdict } from './nudge-check.ts';

/** The port of nudge checks: how often the app asked the member for something. */
export abstract class NudgeChecks {
  /** Whether to show it now; saying yes counts as showing it. */
  abstract ask(nudge: CountedNudge, app: AppType): Promise<NudgeVerdict>;
}
