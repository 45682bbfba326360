import { observable, reaction, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import { recount, type Resource, type Tally, type Vote } from '#core/votes/vote.ts';
import type { CastVote, Votes } from '#core/votes/votes.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import type { OwnListsStore } from '../app/own-lists-store.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import type { Optimistic } from '../requests/optimistic.ts';
import { ReaderVotes } from './reader-votes.ts';
import type { VoteOutbox } from './vote-outbox.ts';

/** The optimistic vote of the reader on one post or comment. */
export type OwnVote = Optimistic<Tally, Vote>;

/** The reader's votes on posts and comments. Without a connection they wait on the device, and are sent together when it is back, or from the next page. */
export class VotesStore extends ReaderVotes<Tally, Vote, CastVote> {
  readonly #votes: Votes;
  readonly #ways: VoteWays;
  readonly #lists: OwnListsStore;
  /** Ids of contributions of which the page is not believed any longer. */
  readonly #read = new Set<string>();
  /** Set once votes of before a made-up name are gone from this page, until that is said. */
  readonly #areTakenBack = observable.box(false);
  /** Set once it was said on this page when the votes that wait go out. */
  isWaitingSaid = false;

  constructor(votes: Votes, waiting: VoteOutbox, connection: ConnectionStore, ways: VoteWays, news: NameNewsStore, lists: OwnListsStore) {
    super({
      waiting,
      connection,
      ways,
      after: recount,
      choiceOf: ({ voteType }) => voteType,
      waitsAfter: ({ kind }) => kind === 'offline',
      send: ({ resourceId, resourceType, voteType }) => votes.cast({ resourceId, resourceType }, voteType),
      sendAll: async (all) => new Map((await votes.castAll(all)).flatMap(({ resourceId, tally }) => (tally ? [[resourceId, tally] as const] : []))),
      ask: async (ids) => {
        const mine = await this.#mineOn(ids);
        return new Map(ids.map((id) => [id, fillWith(mine.get(id) ?? 'none')]));
      },
    });
    this.#votes = votes;
    this.#ways = ways;
    this.#lists = lists;
    // The votes of the account are taken back as the name is made.
    reaction(
      () => news.changes,
      () => void this.#learnTakenBack(),
    );
  }

  /** Asks for what is left of the votes that are shown as cast. */
  async #learnTakenBack(): Promise<void> {
    const cast = [...this.shown].filter(([id, { shown }]) => shown.myVote !== 'none' && !this.waitsOn(id));
    for (const [id] of cast) this.doubt(id);
    await this.ask();
    if (cast.some(([, { shown }]) => shown.myVote === 'none')) runInAction(() => this.#areTakenBack.set(true));
  }

  /** The vote on one post or comment, begun with the first tally that is seen of it. */
  of({ resourceId, resourceType }: Resource, { upVotes, downVotes, myVote }: Tally): OwnVote {
    return this.voteOn(resourceId, { upVotes, downVotes, myVote }, (voteType) => ({ resourceId, resourceType, voteType }));
  }

  /** Whether the reader found a contribution helpful, which the answers about it do not tell; those who did are in its count. */
  helpful({ resourceId, resourceType }: Resource, helpfulCount: number): OwnVote {
    const known: Tally = { upVotes: helpfulCount, downVotes: 0, myVote: 'none' };
    return this.voteOn(resourceId, known, (voteType) => ({ resourceId, resourceType, voteType }), true);
  }

  /** Asks for the votes on these things. What the page said at its end is believed once, as far as they do not go by key. */
  async #mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>> {
    const isByKey = await this.#ways.areByKey();
    const said = ids.filter((id) => !isByKey && !this.#read.has(id) && this.#lists.helpful(id) !== undefined);
    said.forEach((id) => this.#read.add(id));
    const helpful = said.filter((id) => this.#lists.helpful(id));
    const asked = ids.filter((id) => !said.includes(id));
    return new Map([...helpful.map((id) => [id, 'up'] as const), ...(asked.length > 0 ? await this.#votes.mineOn(asked) : [])]);
  }

  /** Casts a vote that its member pressed before they were logged in, wherever they are now; answers its refusal. */
  cast({ resourceId, resourceType }: Resource, voteType: Vote): Promise<Failure | undefined> {
    return this.castOn(resourceId, { resourceId, resourceType, voteType });
  }

  /** Whether votes of before a made-up name are gone, and that is to be said. */
  get areTakenBack(): boolean {
    return this.#areTakenBack.get();
  }

  /** Notes that it was said. */
  settleTakenBack(): void {
    runInAction(() => this.#areTakenBack.set(false));
  }

  /** Notes that it was said on this page when the votes that wait go out. */
  sayWaiting(): void {
    this.isWaitingSaid = true;
  }

  /** Reconciles the counts of an answer; a vote pressed after the question was asked is not overwritten. */
  hear(tallies: readonly (Tally & { readonly resourceId: string })[], moments: ReadonlyMap<string, number>): void {
    for (const { resourceId, upVotes, downVotes, myVote } of tallies) this.hearOn(resourceId, { upVotes, downVotes, myVote }, moments);
  }
}

/** Fills in a vote, which may be in the counts already. */
const fillWith =
  (myVote: Vote) =>
  (shown: Tally, isInCounts: boolean): Tally =>
    isInCounts ? { ...shown, myVote } : recount(shown, myVote);
