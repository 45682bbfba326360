import { makeAutoObservable, observableRef } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';

const storageKey = 'decisionNotes';
const mostKept = 30;

/** The notes beside a decision: one for moderators, one for the author. */
export interface DecisionNotes {
  readonly note: string;
  readonly noteToAuthor: string;
}

const none: DecisionNotes = { note: '', noteToAuthor: '' };

/** Notes that a moderator has begun beside items of the queue, kept on this device until they decide, so that no reload loses them. */
export class DecisionNotesStore {
  notes: Readonly<Record<string, DecisionNotes>> = {};
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
    makeAutoObservable(this, { notes: observableRef });
  }

  /** Reads the notes from the device, once the page is hydrated. */
  find(): void {
    this.notes = { ...notesIn(this.#storage.read(storageKey)), ...this.notes };
  }

  at(itemId: string): DecisionNotes {
    return this.notes[itemId] ?? none;
  }

  type(itemId: string, typed: Partial<DecisionNotes>): void {
    const notes = { ...this.at(itemId), ...typed };
    this.#put(itemId, notes.note + notes.noteToAuthor === '' ? [] : [[itemId, notes]]);
  }

  drop(itemId: string): void {
    this.#put(itemId, []);
  }

  /** Puts the notes of one item in their place. Notes that another tab has kept meanwhile stay. */
  #put(itemId: string, put: readonly (readonly [string, DecisionNotes])[]): void {
    const without = (notes: Readonly<Record<string, DecisionNotes>>) => Object.entries(notes).filter(([id]) => id !== itemId);
    this.notes = Object.fromEntries([...without(this.notes), ...put]);
    this.#storage.keep(storageKey, Object.fromEntries([...without(notesIn(this.#storage.read(storageKey))), ...put].slice(-mostKept)));
  }
}

/** The notes in a stored value; what was tampered with is dropped. */
function notesIn(value: unknown): Readonly<Record<string, DecisionNotes>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, DecisionNotes] => areNotes(entry[1])));
}

const areNotes = (value: unknown): value is DecisionNotes =>
  typeof value === 'object' &&
  value !== null &&
  'note' in value &&
  'noteToAuthor' in value &&
  typeof value.note === 'string' &&
  typeof value.noteToAuthor === 'string';
