import { isRecord } from '#core/record.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { postStatuses } from '#core/posts/post.ts';
import { mayDelete, mayEdit } from '#core/posts/post-access.ts';

const asAuthor = { isAuthor: true };

type Fields = Readonly<Record<string, unknown>>;

/** Own things under the made-up name, recognised by its uniqueness and marked in every answer. */
export class OwnThings {
  readonly #ids = new Set<string>();

  /** True once any own thing was seen. */
  get areSeen(): boolean {
    return this.#ids.size > 0;
  }

  has(id: unknown): boolean {
    return typeof id === 'string' && this.#ids.has(id);
  }

  add(id: unknown): void {
    if (typeof id === 'string') this.#ids.add(id);
  }

  clear(): void {
    this.#ids.clear();
  }

  marked(answer: unknown, persona: AnonymousPersona): unknown {
    if (Array.isArray(answer)) return answer.map((item) => this.marked(item, persona));
    if (!isRecord(answer)) return answer;
    const within: Fields = Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, this.marked(value, persona)]));
    const { author, status, isMine } = answer;
    if (!isRecord(author) || author['profileType'] !== 'ANONYMOUS' || author['name'] !== persona.userName || typeof isMine !== 'boolean') return within;
    this.add(answer['commentId'] ?? answer['postId'] ?? answer['questionId']);
    if (isMine) return within;
    // What has no status, as a question, is never edited, and its author may delete it.
    if (status === undefined) return { ...within, isMine: true };
    const known = postStatuses.find((each) => each === status) ?? 'NOT_FOUND';
    return { ...within, isMine: true, mayEdit: mayEdit(known, asAuthor), mayDelete: mayDelete(known, asAuthor) };
  }
}

export const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

export function itemsOf(answer: unknown, name = 'items'): readonly unknown[] {
  return asList(fieldOf(answer, name));
}

export const asList = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);
