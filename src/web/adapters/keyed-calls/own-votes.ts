import { isRecord } from '#core/record.ts';
import { fieldOf } from './own-things.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The votes of the made-up name, as far as they are known here. The session knows none of them, so that they are filled into what it answers. */
export class OwnVotes {
  readonly #known = new Map<string, unknown>();

  /** Remembers the vote on a post or comment, or the option that was chosen in a poll. */
  hear(id: unknown, vote: unknown): void {
    if (typeof id === 'string' && vote !== undefined) this.#known.set(id, vote);
  }

  /** Remembers the choice in the poll of a post. */
  hearPoll(postId: unknown, poll: unknown): void {
    this.hear(pollOf(postId), fieldOf(poll, 'myOptionId'));
  }

  /** The votes and choices that are known of these things. */
  among(ids: readonly unknown[]): { readonly votes: readonly { readonly id: unknown; readonly voteType: unknown }[]; readonly choices: readonly object[] } {
    const known = (id: unknown): unknown => this.#known.get(String(id));
    return {
      votes: ids.filter((id) => (known(id) ?? 'none') !== 'none').map((id) => ({ id, voteType: known(id) })),
      choices: ids.filter((id) => (known(pollOf(id)) ?? null) !== null).map((postId) => ({ postId, optionId: known(pollOf(postId)) })),
    };
  }

  clear(): void {
    this.#known.clear();
  }

  /** The answer, with the votes that are known. */
  filledIn(answer: unknown): unknown {
    if (this.#known.size === 0) return answer;
    if (Array.isArray(answer)) return answer.map((item) => this.filledIn(item));
    if (!isRecord(answer)) return answer;
    const within: Fields = Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, this.filledIn(value)]));
    const { postId, commentId, myVote, poll } = answer;
    const vote = this.#known.get(String(commentId ?? postId));
    const choice = this.#known.get(pollOf(postId));
    return {
      ...within,
      ...(myVote !== undefined && vote !== undefined && { myVote: vote }),
      ...(isRecord(poll) && choice !== undefined && { poll: { ...poll, myOptionId: choice } }),
    };
  }
}

/** A poll has its vote beside that on its post. */
const pollOf = (postId: unknown): string => `poll ${String(postId)}`;
