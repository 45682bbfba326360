import type { Clock } from '#core/clock.ts';
import { nudgeVerdict, type AppType, type CountedNudge, type NudgeShowings, type NudgeVerdict } from '#core/nudges/nudge-check.ts';
import type { NudgeChecks } from '#core/nudges/nudge-checks.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

export class FakeNudgeChecks implements NudgeChecks {
  readonly shown = new Map<string, NudgeShowings>();
  readonly #clock: Pick<Clock, 'now'>;

  constructor(clock: Pick<Clock, 'now'> = new FakeClock()) {
    this.#clock = clock;
  }

  async ask(nudge: CountedNudge, app: AppType): Promise<NudgeVerdict> {
    const key = `${nudge} ${app}`;
    const verdict = nudgeVerdict(this.shown.get(key) ?? { times: 0, lastAt: undefined }, this.#clock.now());
    if (verdict.isDue) this.shown.set(key, { times: verdict.times, lastAt: this.#clock.now() });
    return verdict;
  }
}
