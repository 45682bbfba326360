import type { Clock, MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import { unlessUnderWay } from '#server/adapters/database/advisory-lock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { coverShown, noteMixed, OwedRound, roundOverMachines } from '#server/adapters/hourly-round.ts';
import { countActivity } from '#server/adapters/followers/count-activity.ts';
import { shutLostDesks } from '#server/adapters/company-desk/shut-lost-desks.ts';
import { deleteEmpty } from '#server/adapters/chat/leave-conversation.ts';
import { countHeadlines } from '#server/adapters/home/count-headlines.ts';
import { countJobOutcomes } from '#server/adapters/jobs/count-job-outcomes.ts';
import { refreshJobSummaries } from '#server/adapters/jobs/refresh-job-summaries.ts';
import { writeOwedLines } from '#server/adapters/moderation/add-to-ledger.ts';
import { makeQuestionTopics } from '#server/adapters/questions/question-topics.ts';
import { makePriors } from '#server/adapters/reviews/make-priors.ts';
import { forgetTyped } from '#server/adapters/companies/forget-typed.ts';
import { publishScheduledPosts } from '#server/adapters/posts/publish-scheduled-posts.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';
import { kinds } from './declarations.ts';
import { tables } from './tables.ts';

/** Log sentence for the host about a failed round and its consequences. */
const notShuffled =
  'Rows could not all be rewritten in random order and their times made coarse: until that is done, which is tried again every few minutes, someone who takes the database can find out more about who made which name';
const leftBehind =
  'Rows written since the last hour could not all be rewritten in random order before the server stopped. The next start does it; until then, someone who takes the database can find out more about who made which name';

const notNoted = 'That the demo lies in random order could not be noted: all of it is mixed once more';

const shown =
  'Times could not all be made coarse, nor the places in the queue be drawn, before the first answer: members and moderators may see them for some seconds more';

/** Delay before retrying parts that gave way to writing members. */
const soonMs = 3 * minuteMs;

/** Limit of the last round, below the `deadlineMs` of stopping.ts. */
const lastRoundMs = 15_000;

const turnMs = 200;

/** Longest a start waits for work that must precede answers. */
const startMs = 5_000;

/** Hourly cleanup, ledger lines, due posts and mixing, done by one server and made good by the next round. */
export class HourlyWork {
  readonly #database: Pick<Database, 'db' | 'url'>;
  readonly #db: Database['db'];
  readonly #secrets: Secrets;
  readonly #clock: Clock & MonotonicClock;
  readonly #log: Logger;
  readonly #rounds: Rounds;
  /** Parts the last round left undone. */
  #owed: readonly string[] = [];
  #dueAt = -Infinity;
  /** True until the round of the start is done. */
  #owesStart = false;
  /** Part of it that a start waits for. */
  #begun: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(database: Pick<Database, 'db' | 'url'>, secrets: Secrets, clock: Clock & MonotonicClock, log: Logger) {
    this.#database = database;
    this.#db = database.db;
    this.#secrets = secrets;
    this.#clock = clock;
    this.#log = log;
    this.#rounds = new Rounds(clock, hourMs, () => this.#next());
  }

  /** Runs at once if a start owes it, then hourly. */
  start(): void {
    this.#rounds.start(this.#owesStart ? 0 : this.#nextMs());
  }

  /** Mixes recent rows before stopping, so that a database at rest reveals no order. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#rounds.stop();
    await this.#begun;
    await this.#lastRound().catch((error: unknown) => this.#log.warn(error instanceof OwedRound ? { parts: error.owed.length } : { err: error }, leftBehind));
  }

  /** Runs on each stopping server in turn, as each may have written since the last round. */
  async #lastRound(): Promise<void> {
    const whileTime = (): (() => boolean) => {
      const until = this.#clock.elapsed() + lastRoundMs;
      return () => this.#clock.elapsed() < until;
    };
    const waits = whileTime();
    const round = async () => void (await roundOverMachines(this.#database, tables, this.#clock, { isDueNow: true, goesOn: whileTime() }));
    while (!(await unlessUnderWay(this.#db, 'sweep', round))) {
      if (!waits()) throw new Failure('conflict', 'Another server was at it.');
      await new Promise<void>((resolve) => this.#clock.after(turnMs, resolve));
    }
  }

  /** Cleans up and mixes before the first answer, so that none reveals order or time. */
  async atStart({ isMadeUpNow = false } = {}): Promise<void> {
    const [db, clock] = [this.#db, this.#clock];
    if (isMadeUpNow && (await this.#isNotedMixed())) {
      this.#dueAt = clock.now() + hourMs;
      return;
    }
    this.#owesStart = true;
    this.#begun = this.#inTurn(async () => {
      await this.#sweep();
      await this.#attempt(coverShown(db, tables, clock), shown);
    });
    const late = Promise.withResolvers<void>();
    const cancel = clock.after(startMs, late.resolve);
    await Promise.race([this.#begun, late.promise]);
    cancel();
  }

  #isNotedMixed(): Promise<boolean> {
    return noteMixed(this.#database, tables, this.#clock).then(
      () => true,
      (error: unknown) => (this.#log.warn({ err: error }, notNoted), false),
    );
  }

  async once(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#sweep();
      await this.#rest();
    });
  }

  /** Runs on one server, skipped by the others. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    this.#dueAt = this.#clock.now() + hourMs;
    await this.#attempt(unlessUnderWay(this.#db, 'sweep', work), 'What is due every hour could not be done');
  }

  async #sweep(): Promise<void> {
    await this.#attempt(sweepExpired(this.#db, tables, this.#clock), 'What has expired could not be cleared away');
  }

  /** Rest of the round, mixing rows left by a server that was killed. */
  async #rest({ isDueNow = false } = {}): Promise<void> {
    const [db, clock] = [this.#db, this.#clock];
    await this.#attempt(writeOwedLines(db, kinds, clock), 'The lines that the ledger is owed could not be written');
    await this.#attempt(publishScheduledPosts(db, this.#secrets, clock), 'The posts that are due could not be brought out');
    await this.#attempt(deleteEmpty(db), 'The conversations that nobody is in could not be deleted');
    await this.#attempt(forgetTyped(db, kinds), 'The companies that nothing waits under could not be deleted');
    await this.#attempt(shutLostDesks(db, this.#secrets, clock), 'The desks of companies whose domain is another now could not be shut');
    await this.#attempt(makePriors(db), 'The means of the industries could not be made');
    await this.#attempt(makeQuestionTopics(db), 'The jobs and skills with most questions could not be counted');
    await this.#attempt(refreshJobSummaries(db, clock), 'The open jobs could not be counted');
    await this.#attempt(countActivity(db, clock), 'How much is written of each company could not be counted');
    await this.#attempt(countJobOutcomes(db), 'What became of applications could not be counted');
    await this.#attempt(countHeadlines(db, clock), 'What the first page prints could not be counted');
    await this.#shuffle(isDueNow);
  }

  async #next(): Promise<number> {
    if (this.#owesStart) await this.#finishStart();
    else if (this.#clock.now() >= this.#dueAt) await this.once();
    else
      await this.#attempt(
        unlessUnderWay(this.#db, 'sweep', () => this.#payOwed()),
        notShuffled,
      );
    return this.#nextMs();
  }

  async #finishStart(): Promise<void> {
    this.#owesStart = false;
    await this.#begun;
    await this.#inTurn(() => this.#rest({ isDueNow: true }));
  }

  #nextMs(): number {
    const dueMs = Math.max(0, this.#dueAt - this.#clock.now());
    return this.#owed.length > 0 ? Math.min(soonMs, dueMs) : dueMs;
  }

  /** Logs failures, and postponed parts only after an hour. */
  async #shuffle(isDueNow: boolean): Promise<void> {
    const wasOwed = this.#owed.length > 0;
    const error = await this.#round({ isDueNow });
    if (this.#isStopping) return;
    if (error !== undefined && (wasOwed || !(error instanceof OwedRound && error.gaveWay))) this.#log.warn({ err: error }, notShuffled);
  }

  async #payOwed(): Promise<void> {
    await this.#round({ only: this.#owed });
  }

  /** Runs a round and returns what failed. */
  async #round(occasion: Pick<Parameters<typeof roundOverMachines>[3] & object, 'isDueNow' | 'only'>): Promise<unknown> {
    const round = roundOverMachines(this.#database, tables, this.#clock, { ...occasion, goesOn: () => !this.#isStopping });
    return round.then(
      ({ nextMs }) => {
        this.#owed = [];
        this.#dueAt = this.#clock.now() + nextMs;
        return undefined;
      },
      (error: unknown) => {
        if (error instanceof OwedRound) this.#owed = error.owed;
        return error;
      },
    );
  }

  async #attempt(work: Promise<unknown>, complaint: string): Promise<void> {
    await work.catch((error: unknown) => this.#log.warn({ err: error }, complaint));
  }
}
