import { isRecord } from '#core/record.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { fieldOf, itemsOf } from './own-things.ts';

const [linesName, decisionsName] = ['seen-lines', 'seen-decisions'];

/** Most marks of each kind, as many as an answer has lines. */
const mostMarks = 200;

/** Lists in which unseen decisions count as new. */
const decided = ['decisions', 'reports', 'sanctions'] as const;

/** Seen marks of the made-up name, kept here because sending them would link both names in time (F-07). */
export class SeenHere {
  readonly #storage: UserStorage;
  #lines = new Map<unknown, string>();
  #decisions: readonly string[] = [];

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  /** Notifications as seen here, new again where they tell more. */
  shown(lines: readonly unknown[]): readonly unknown[] {
    const marks = this.#read(linesName);
    this.#lines = new Map(lines.map((line) => [fieldOf(line, 'notificationId'), lineOf(line)]));
    return lines.map((line) => ({ ...Object(line), status: Math.max(Number(fieldOf(line, 'status')) || 0, marks.get(lineOf(line)) ?? 0) }));
  }

  mark(ids: readonly unknown[], status: 1 | 2): void {
    const marks = this.#read(linesName);
    for (const id of ids) {
      const line = this.#lines.get(id);
      if (line !== undefined) marks.set(line, Math.max(status, marks.get(line) ?? 0));
    }
    this.#keep(linesName, marks);
  }

  /** Decisions already seen here count as no longer new. */
  looked(answer: unknown): unknown {
    const marks = this.#read(decisionsName);
    const each = decided.flatMap((name) => itemsOf(answer, name));
    this.#decisions = each.map(decisionOf);
    const lists = decided.flatMap((name) => (isRecord(answer) && name in answer ? [[name, itemsOf(answer, name).map((one) => seenIn(marks, one))]] : []));
    return { ...Object(answer), ...Object.fromEntries(lists) };
  }

  lookAt(): void {
    const marks = this.#read(decisionsName);
    for (const decision of this.#decisions) marks.set(decision, 1);
    this.#keep(decisionsName, marks);
  }

  #read(name: string): Map<string, number> {
    const kept = this.#storage.read(name);
    const known = Array.isArray(kept) ? kept.flatMap((each) => (isMark(each) ? [each] : [])) : [];
    return new Map(known);
  }

  #keep(name: string, marks: ReadonlyMap<string, number>): void {
    this.#storage.keep(name, [...marks].slice(-mostMarks));
  }
}

const isMark = (value: unknown): value is [string, number] => Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Fingerprint of a line, without its words, that changes with its cause. */
const lineOf = (line: unknown): string => sumOf([fieldOf(line, 'notificationId'), fieldOf(line, 'created'), fieldOf(fieldOf(line, 'data'), 'title')].join(' '));

const decisionOf = (decision: unknown): string => sumOf(JSON.stringify({ ...Object(decision), isNew: undefined }));

/** Short FNV-1a hash for recognition. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}

const seenIn = (marks: ReadonlyMap<string, number>, decision: unknown): unknown =>
  marks.has(decisionOf(decision)) ? { ...Object(decision), isNew: false } : decision;
