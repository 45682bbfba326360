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

/** The time within which the same sentence is not said again, whatever keeps failing. */
const quietMs = 5_000;

/** A page that breaks over and over reports only this often. */
const mostReports = 20;

/** A call that failed, and the status of its answer. */
interface FailedCall {
  readonly operation: string;
  readonly facts: AnnouncementFacts;
  readonly status: number | undefined;
}

/** Hears of everything that goes wrong: says it once, reports it, and notices when the connection is gone. */
export class FailuresStore {
  readonly #toasts: ToastStore;
  readonly #filing: Request<void, [report: ErrorReport]>;
  readonly #connection: ConnectionStore;
  readonly #words: WordsStore;
  readonly #clock: Clock;
  readonly #saidAt = new Map<Announcement, number>();
  /** Whether anything broke since the page was loaded. */
  hasFailed = false;
  #reported = 0;
  #screen: string | undefined;

  constructor(toasts: ToastStore, reports: ErrorReports, connection: ConnectionStore, words: WordsStore, clock: Clock) {
    this.#toasts = toasts;
    this.#filing = new Request((report) => reports.file(report));
    this.#connection = connection;
    this.#words = words;
    this.#clock = clock;
  }

  /** Names the screen that reports tell of from now on, by what the product calls it. */
  standOn(screen: string): void {
    this.#screen = screen;
  }

  /** A call failed. */
  callFailed(failure: Failure, { operation, facts, status }: FailedCall): void {
    if (failure.kind === 'offline' && tellsOfConnection(facts)) this.#connection.lose(status !== undefined);
    this.#say(announcementOf(failure, facts), failure);
    if (!isReported(failure, facts)) return;
    void this.#report({
      error: { name: failure.name, message: reportedAs(failure, facts) },
      operation,
      kind: failure.kind,
      ...(status === undefined ? {} : { status }),
      ...(failure.requestId ? { requestId: failure.requestId } : {}),
    });
  }

  /** A part of the screen broke while it was drawn. Answers whether the report of it arrived. */
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
    const outcome = await this.#filing.send({ ...report, display: 'WEB', ...(this.#screen ? { screen: this.#screen } : {}) });
    return outcome.status === 'SUCCESS';
  }
}
