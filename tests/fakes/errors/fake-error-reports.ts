import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { withoutMarkers, type ErrorReport } from '#core/errors/error-report.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';

/** Stored report: one per day, with its count. */
export interface StoredErrorReport {
  readonly day: string;
  readonly times: number;
  readonly report: ErrorReport;
}

const mostDifferentADay = 2_000;

export class FakeErrorReports implements ErrorReports {
  readonly reports: ErrorReport[] = [];
  readonly #clock: Clock;
  readonly #kept = new Map<string, StoredErrorReport>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async file(report: ErrorReport): Promise<void> {
    const stripped = withoutMarkers(report);
    this.reports.push(stripped);
    const day = dayOf(this.#clock.now());
    const key = JSON.stringify([day, stripped.error.name, stripped.error.message, stripped.screen, stripped.operation, stripped.kind]);
    const known = this.#kept.get(key);
    if (!known && this.kept.filter((kept) => kept.day === day).length >= mostDifferentADay) return;
    this.#kept.set(key, { day, times: (known?.times ?? 0) + 1, report: known?.report ?? stripped });
  }

  get kept(): readonly StoredErrorReport[] {
    return [...this.#kept.values()];
  }
}
