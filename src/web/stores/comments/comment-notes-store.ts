import { makeAutoObservable, observableRef } from 'mobx';
import type { Belongings } from '#core/device/belongings.ts';
import type { SubmissionKeys } from '#core/device/submission-keys.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const name = 'notes';
const mostKept = 30;

/** A comment that is being written. */
interface Note {
  readonly owner: string;
  readonly text: string;
  readonly submissionKey: string;
}

/** Comments that have been begun and not been sent, kept on this device for whoever began them. */
export class CommentNotesStore {
  notes: Readonly<Record<string, Note>> = {};
  readonly #belongings: Belongings;
  readonly #keys: SubmissionKeys;
  readonly #session: SessionStore;

  constructor(belongings: Belongings, keys: SubmissionKeys, session: SessionStore) {
    this.#belongings = belongings;
    this.#keys = keys;
    this.#session = session;
    makeAutoObservable(this, { notes: observableRef });
  }

  /** Finds again what was begun before. A page that was printed knows nothing of it, so it is asked for once the page stands. */
  find(): void {
    this.notes = { ...notesIn(this.#belongings.read(name)), ...this.notes };
  }

  textAt(place: string): string {
    const note = this.notes[place];
    return note && note.owner === this.#owner ? note.text : '';
  }

  type(place: string, text: string): void {
    if (text === '') return this.drop(place);
    const { [place]: before, ...others } = this.notes;
    const submissionKey = before && before.owner === this.#owner ? before.submissionKey : this.#keys.make();
    this.#keep({ ...others, [place]: { owner: this.#owner, text, submissionKey } });
  }

  /** The key by which this text counts once. */
  keyOf(place: string): string {
    return this.notes[place]?.submissionKey ?? this.#keys.make();
  }

  drop(place: string): void {
    const { [place]: _, ...others } = this.notes;
    this.#keep(others);
  }

  #keep(notes: Readonly<Record<string, Note>>): void {
    this.notes = Object.fromEntries(Object.entries(notes).slice(-mostKept));
    this.#belongings.keep(name, this.notes);
  }

  get #owner(): string {
    return this.#session.member?.userId ?? '';
  }
}

/** What somebody has bent is as good as nothing. */
function notesIn(value: unknown): Readonly<Record<string, Note>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Note] => isNote(entry[1])));
}

function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null || !('owner' in value && 'text' in value && 'submissionKey' in value)) return false;
  return [value.owner, value.text, value.submissionKey].every((part) => typeof part === 'string');
}
