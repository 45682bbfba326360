import { quarterBegins, quarterOf } from '#core/persona-keys/issuer-key.ts';
import type { DemandReports, DemandsOfQuarter } from '#core/support/demand-report.ts';
import { demandedThings, demandingAuthorities, type SummonsNotice } from '#core/support/summons-notice.ts';
import type { SummonsNotices } from '#core/support/summons-notices.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

type GrievanceCount = 'received' | 'inTime' | 'late';

interface Counted {
  readonly quarter: string;
  readonly what: GrievanceCount | SummonsNotice;
}

export class FakeDemands implements SummonsNotices, DemandReports {
  counted: readonly Counted[] = [];
  readonly keys = new Set<string>();
  readonly #clock: FakeClock;

  constructor(clock = new FakeClock()) {
    this.#clock = clock;
  }

  async count(submissionKey: string, { authority, asks }: SummonsNotice): Promise<void> {
    if (this.keys.has(submissionKey)) return;
    this.keys.add(submissionKey);
    this.counted = [...this.counted, { quarter: quarterBegins(quarterOf(this.#clock.now())), what: { authority, asks } }];
  }

  add(day: string, what: GrievanceCount): void {
    this.counted = [...this.counted, { quarter: quarterBegins(quarterOf(Date.parse(day))), what }];
  }

  async quarters(): Promise<readonly DemandsOfQuarter[]> {
    const quarters = [...new Set(this.counted.map(({ quarter }) => quarter))].toSorted().toReversed();
    return quarters.map((begins) => {
      const here = this.counted.filter(({ quarter }) => quarter === begins).map(({ what }) => what);
      const sum = (wanted: GrievanceCount): number => here.filter((what) => what === wanted).length;
      const [received, inTime, late] = [sum('received'), sum('inTime'), sum('late')];
      return { begins, summons: summonsIn(here), grievances: { received, inTime, late, waiting: received - inTime - late } };
    });
  }
}

const summonsIn = (here: readonly Counted['what'][]): DemandsOfQuarter['summons'] =>
  demandingAuthorities.flatMap((authority) =>
    demandedThings.flatMap((asks) => {
      const count = here.filter((what) => typeof what === 'object' && what.authority === authority && what.asks === asks).length;
      return count > 0 ? [{ authority, asks, count }] : [];
    }),
  );
