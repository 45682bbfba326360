import { isRecord } from '#core/record.ts';
import { fieldOf } from './own-things.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Votes of the made-up name, filled into answers because the session knows none. */
export class OwnVotes {
  readonly #known = new Map<string, unknown>();

  hear(id: unknown, vote: unknown): void {
    if (typeof id === 'string' && vote !== undefined) this.#known.set(id, vote);
  }

  hearPoll(postId: unknown, poll: unknown): void {
    this.hear(pollOf(postId), fieldOf(poll, 'myOptionId'));
  }

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

/** Separate key, so that poll and post votes coexist. */
const pollOf = (postId: unknown): string => `poll ${String(postId)}`;
