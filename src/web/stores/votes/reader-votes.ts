import { reaction } from 'mobx';
import type { Failure, FailureKind } from '#core/failure.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { DeviceOutbox, together } from '../requests/outbox.ts';
import { leaveOpen } from '../requests/passing.ts';
import { settled, type RequestState } from '../requests/request.ts';
import { mostVotesAtOnce, UnansweredVotes } from './unanswered-votes.ts';
import type { WaitingVote, WaitingVotes } from './vote-outbox.ts';

/** Failures after which the real vote is asked for. */
const asksAfter: readonly FailureKind[] = [...leaveOpen, 'conflict'];

/** Fills in what an answer tells of a vote, which may be in the counts already. */
type Fill<Shown> = (shown: Shown, isInCounts: boolean) => Shown;

interface VoteParts<Shown, Choice, Cast extends object> {
  /** Votes waiting on the device. Offer votes never wait. */
  readonly waiting?: WaitingVotes<Cast>;
  readonly connection: ConnectionStore;
  readonly ways: VoteWays;
  readonly after: (shown: Shown, choice: Choice) => Shown;
  readonly choiceOf: (cast: Cast) => Choice;
  readonly waitsAfter: (failure: Failure) => boolean;
  readonly send: (cast: Cast) => Promise<Shown>;
  /** Sends waiting votes together. The answer leaves out those that could not be counted. */
  readonly sendAll?: (casts: readonly Cast[]) => Promise<ReadonlyMap<string, Shown>>;
  readonly ask: (ids: readonly string[]) => Promise<ReadonlyMap<string, Fill<Shown>>>;
}

/** Answer to waiting votes, with the versions when they were sent. */
interface Counted<Shown> {
  readonly votes: ReadonlyMap<string, Shown>;
  readonly moments: ReadonlyMap<string, number>;
}

/** Optimistic votes of one kind, with a device outbox. Waiting votes never run beside newer ones. */
export class ReaderVotes<Shown, Choice, Cast extends object> {
  readonly shown = new Map<string, Optimistic<Shown, Choice>>();
  readonly #parts: VoteParts<Shown, Choice, Cast>;
  readonly #unanswered: UnansweredVotes;
  readonly #outbox: DeviceOutbox<readonly WaitingVote<Cast>[], Counted<Shown>> | undefined;

  constructor(parts: VoteParts<Shown, Choice, Cast>) {
    const { waiting, connection, ways, sendAll } = parts;
    this.#parts = parts;
    this.#unanswered = new UnansweredVotes(ways, (ids) => this.#learn(ids));
    this.#outbox =
      waiting &&
      new DeviceOutbox({
        name: waiting.name,
        turns: waiting.turns,
        waiting: () => together(waiting.all, sendAll ? mostVotesAtOnce : 1),
        key: JSON.stringify,
        send: (batch) => settled(this.#sendAll(batch)),
        settle: (batch, outcome) => this.#settle(batch, outcome),
      });
    reaction(
      () => `${connection.returns} ${waiting?.owner}`,
      () => void this.sendKept(),
    );
    reaction(
      () => waiting?.shownOwner,
      () => this.#showWaiting(),
    );
  }

  /** Starts from the first state seen of a thing. */
  voteOn(id: string, known: Shown, castOf: (choice: Choice) => Cast, isInNoAnswer = false): Optimistic<Shown, Choice> {
    const kept = this.shown.get(id);
    if (kept) return kept;
    const vote: Optimistic<Shown, Choice> = new Optimistic(known, {
      after: this.#parts.after,
      send: (choice: Choice) => this.#send(id, castOf(choice)),
      keep: (choice, failure) => this.#fail(id, castOf(choice), failure),
      // The connection may have come back before the refusal arrived; nothing else sends then what waits.
      settled: () => (this.#parts.connection.isLost || vote.failure?.code === nameWaits ? this.ask() : this.sendKept()),
    });
    if (this.shown.size === 0) void this.sendKept();
    this.shown.set(id, vote);
    this.#unanswered.show(id, isInNoAnswer ? 'untold' : 'by key');
    // Not at once: the page may be hydrating, and the server knew of no vote that waits here.
    void Promise.resolve().then(() => this.#showWaiting());
    return vote;
  }

  /** Casts a vote pressed before login and answers its refusal. */
  async castOn(id: string, cast: Cast): Promise<Failure | undefined> {
    const vote = this.shown.get(id);
    if (vote) return (await vote.press(this.#parts.choiceOf(cast))) ? undefined : vote.failure;
    const outcome = await settled(this.#send(id, cast));
    return outcome.status === 'SUCCESS' || this.#fail(id, cast, outcome.failure) ? undefined : outcome.failure;
  }

  waitsOn(id: string): boolean {
    return this.#unanswered.waits(id);
  }

  /** Takes an answer over, without replacing later or waiting votes. */
  hearOn(id: string, answered: Shown, moments: ReadonlyMap<string, number>): void {
    const { after, choiceOf } = this.#parts;
    const cast = this.#waitingOn(id);
    const isHeard = this.shown.get(id)?.hear(cast ? after(answered, choiceOf(cast)) : answered, moments.get(id) ?? 0);
    if (isHeard && !cast && !this.#unanswered.isInCounts(id)) this.#unanswered.tell(id);
  }

  /** Sends waiting votes, oldest first. Those that can never count are no longer shown. */
  async sendKept(): Promise<void> {
    await this.#outbox?.send();
    await this.ask();
  }

  ask(): Promise<void> {
    for (const id of this.#unanswered.waiting) if (!this.#shownOn(id)) this.doubt(id);
    return this.#unanswered.ask();
  }

  doubt(id: string): void {
    if (this.shown.has(id)) this.#unanswered.doubt(id);
    else this.#unanswered.tell(id);
  }

  momentsOf(): ReadonlyMap<string, number> {
    return new Map([...this.shown].map(([id, { moment }]) => [id, moment]));
  }

  #waitingOn(id: string): Cast | undefined {
    return this.#parts.waiting?.on(id);
  }

  #shownOn(id: string): Cast | undefined {
    const { waiting } = this.#parts;
    return waiting?.on(id, waiting.shownOwner);
  }

  #send(id: string, cast: Cast): Promise<Shown> {
    return this.#outbox ? this.#outbox.beside(() => this.#sendOne(id, cast)) : this.#sendOne(id, cast);
  }

  /** Withdraws an older waiting vote first, and restores it if this one is refused. */
  async #sendOne(id: string, cast: Cast): Promise<Shown> {
    const { waiting, send } = this.#parts;
    const earlier = this.#waitingOn(id);
    if (earlier) waiting?.put(id, cast);
    const casting = send(cast);
    const outcome = await settled(casting);
    if (outcome.status === 'SUCCESS') {
      waiting?.put(id);
      this.#unanswered.tell(id);
    } else if (earlier && this.#waitingOn(id)) waiting?.put(id, earlier);
    return casting;
  }

  /** Stores a failed vote for later. Answers whether it waits. */
  #fail(id: string, cast: Cast, failure: Failure): boolean {
    const waits = this.#parts.waitsAfter(failure) && this.#parts.waiting?.put(id, cast) === true;
    if (waits && this.shown.has(id)) this.#unanswered.wait(id);
    if (!waits && asksAfter.includes(failure.kind) && !this.#waitingOn(id)) this.doubt(id);
    return waits;
  }

  async #sendAll(batch: readonly WaitingVote<Cast>[]): Promise<Counted<Shown>> {
    const { send, sendAll } = this.#parts;
    const moments = this.momentsOf();
    const each = () => Promise.all(batch.map(async ([id, cast]) => [id, await send(cast)] as const));
    return { votes: sendAll ? await sendAll(batch.map(([, cast]) => cast)) : new Map(await each()), moments };
  }

  #settle(batch: readonly WaitingVote<Cast>[], outcome: RequestState<Counted<Shown>> | undefined): void {
    for (const [id, cast] of batch) {
      this.#parts.waiting?.removeSent(id, cast);
      this.doubt(id);
    }
    if (outcome?.status === 'SUCCESS') for (const [id, shown] of outcome.value.votes) this.hearOn(id, shown, outcome.value.moments);
  }

  #showWaiting(): void {
    const { after, choiceOf } = this.#parts;
    for (const [id, vote] of this.shown) {
      const cast = this.#unanswered.waits(id) ? undefined : this.#shownOn(id);
      if (cast && vote.hear(after(vote.shown, choiceOf(cast)), vote.moment)) this.#unanswered.wait(id);
    }
  }

  async #learn(ids: readonly string[]): Promise<readonly string[]> {
    if (this.#parts.waiting && this.#parts.waiting.owner === undefined) return [];
    const moments = this.momentsOf();
    const outcome = await settled(this.#parts.ask(ids));
    if (outcome.status !== 'SUCCESS') return [];
    for (const [id, fill] of outcome.value) {
      const vote = this.shown.get(id);
      if (vote) this.hearOn(id, fill(vote.shown, this.#unanswered.isInCounts(id)), moments);
    }
    return ids.filter((id) => this.#unanswered.isInCounts(id) || !outcome.value.has(id));
  }
}
