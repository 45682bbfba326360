import type { Clock } from '#core/clock.ts';
import { announcementOf, isReported, reportedAs, tellsOfConnection, type Announcement, type AnnouncementFacts } from '#core/errors/announcement.ts';
import type { ErrorReport } from '#core/errors/error-report.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import type { Failure } from '#core/failure.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import type { ConnectionStore } from './connection-store.ts';
import type { ToastStore } from './toast-store.ts';
import { Request } from '../requests/request.ts';
import type { WordsStore } from './words-store.ts';

/** Time before the same message is repeated. */
const quietMs = 5_000;

/** Most reports of one page. */
const mostReports = 20;

interface FailedCall {
  readonly operation: string;
  readonly facts: AnnouncementFacts;
  readonly status: number | undefined;
}

/** Shows and reports each failure once, and detects a lost connection. */
export class FailuresStore {
  readonly #toasts: ToastStore;
  readonly #filing: Request<void, [report: ErrorReport]>;
  readonly #connection: ConnectionStore;
  readonly #words: WordsStore;
  readonly #clock: Clock;
  readonly #saidAt = new Map<Announcement, number>();
  hasFailed = false;
  /** Native app or browser. */
  display: ErrorReport['display'] = 'WEB';
  #reported = 0;
  #screen: string | undefined;

  constructor(toasts: ToastStore, reports: ErrorReports, connection: ConnectionStore, words: WordsStore, clock: Clock) {
    this.#toasts = toasts;
    this.#filing = new Request((report) => reports.file(report));
    this.#connection = connection;
    this.#words = words;
    this.#clock = clock;
  }

  standOn(screen: string): void {
    this.#screen = screen;
  }

  callFailed(failure: Failure, { operation, facts, status }: FailedCall): void {
    if (failure.kind === 'offline' && tellsOfConnection(facts)) this.#connection.lose(status !== undefined);
    this.#say(announcementOf(failure, facts), failure);
    if (!isReported(failure, facts)) return;
    void this.#report({
      error: reportedAs(failure, facts),
      operation,
      kind: failure.kind,
      ...(status === undefined ? {} : { status }),
      ...(failure.requestId ? { requestId: failure.requestId } : {}),
    });
  }

  /** Reports a broken part and returns true if the report arrived. */
  partBroke(error: Error): Promise<boolean> {
    return this.#report({ error: { name: error.name, message: error.message, ...(error.stack ? { stack: error.stack } : {}) } });
  }

  #say(announcement: Announcement | undefined, { retryAfterSeconds = 0 }: Failure): void {
    if (!announcement) return;
    const now = this.#clock.now();
    if (now - (this.#saidAt.get(announcement) ?? -Infinity) < quietMs) return;
    this.#saidAt.set(announcement, now);
    const { failures, limitedFor } = this.#words.of(errorWords);
    const isLong = announcement === 'limited' && retryAfterSeconds > 60;
    this.#toasts.show({ type: 'failure', text1: isLong ? limitedFor(Math.ceil(retryAfterSeconds / 60)) : failures[announcement] });
  }

  async #report(report: Omit<ErrorReport, 'display' | 'screen'>): Promise<boolean> {
    this.hasFailed = true;
    if (++this.#reported > mostReports) return false;
    const outcome = await this.#filing.send({ ...report, display: this.display, ...(this.#screen ? { screen: this.#screen } : {}) });
    return outcome.status === 'SUCCESS';
  }
}
