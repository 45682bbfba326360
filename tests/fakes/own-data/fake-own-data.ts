import { Failure } from '#core/failure.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { ownDataPageSize, type OwnData, type OwnRow } from '#core/own-data/own-data.ts';
import type { Page } from '#core/page.ts';
import { FakeClock } from '../fake-clock.ts';

/** Rows of an account, and of a key's made-up name if any. */
export class FakeOwnData implements OwnData {
  account: readonly OwnRow[];
  /** Rows of the made-up name, or undefined without one. */
  name: () => readonly OwnRow[] | undefined = () => undefined;
  pageSize = ownDataPageSize;
  readonly asked: string[] = [];
  /** Hook before a page is answered, such as a lost line. */
  meet: (page: string) => Promise<void> = async () => undefined;
  signedInAt: number;
  readonly #clock: FakeClock;

  constructor(account: readonly OwnRow[] = [], clock = new FakeClock()) {
    this.account = account;
    this.#clock = clock;
    this.signedInAt = clock.now();
  }

  async ofAccount(cursor: string | null): Promise<Page<OwnRow>> {
    if (cursor === null && this.#clock.now() - this.signedInAt >= 10 * minuteMs) throw new Failure('conflict', undefined, { code: 'SIGN_IN_AGAIN' });
    return this.#page('account', this.account, cursor);
  }

  async ofName(cursor: string | null): Promise<Page<OwnRow>> {
    const rows = this.name();
    if (!rows) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
    return this.#page('name', rows, cursor);
  }

  async #page(whose: string, rows: readonly OwnRow[], cursor: string | null): Promise<Page<OwnRow>> {
    const from = cursor === null ? 0 : Number(cursor.replace(`after-of-${whose}-`, ''));
    if (Number.isNaN(from)) throw new Failure('invalid', undefined, { code: 'CURSOR_INVALID' });
    const page = `${whose} ${from}`;
    this.asked.push(page);
    await this.meet(page);
    const end = from + this.pageSize;
    return { items: rows.slice(from, end), next: end < rows.length ? `after-of-${whose}-${end}` : null };
  }
}
