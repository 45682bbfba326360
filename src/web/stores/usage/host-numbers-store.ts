import { makeAutoObservable } from 'mobx';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { numberSpans, usualNumberSpan, type HostNumbers, type HostNumbersReader, type NumberSpan } from '#core/usage/host-numbers.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Falls back to the usual span. */
export const spanNamed = (days: string | null): NumberSpan => numberSpans.find((span) => String(span) === days) ?? usualNumberSpan;

export class HostNumbersStore {
  readonly reading: Request<HostNumbers, [span: NumberSpan]>;
  readonly #session: SessionStore;
  #shown: NumberSpan | undefined;

  constructor(numbers: HostNumbersReader, session: SessionStore) {
    this.reading = new Request((span) => numbers.read(span));
    this.#session = session;
    makeAutoObservable(this, { reading: false });
  }

  get mayAdminister(): boolean {
    return mayAdminister(this.#session.member?.role);
  }

  get isAway(): boolean {
    return this.#session.isOutOfReach;
  }

  /** Keeps the other span's numbers in sight while loading. */
  async open(span: NumberSpan): Promise<void> {
    if (!this.mayAdminister || (span === this.#shown && this.reading.value)) return;
    this.#shown = span;
    await this.reading.renew(span);
  }
}

export const hasNumbers = ({ days, visitorsOfMonth, weeks, screens, logins, events }: HostNumbers): boolean =>
  visitorsOfMonth > 0 ||
  [weeks, screens, logins, events].some((list) => list.length > 0) ||
  days.some(({ visitors, pages, searches, signUps }) => visitors + pages + searches + signUps > 0);
