import { makeAutoObservable, observableRef } from 'mobx';
import { oneIn, textIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { moderatorRules, type ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { TextsByOwner, type KeptEntry } from '../content/texts-by-owner.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const mostKept = 30;

export interface DecisionNotes {
  readonly note: string;
  readonly noteToAuthor: string;
  readonly rule?: ModerationRule;
}

const none: DecisionNotes = { note: '', noteToAuthor: '' };

/** Notes kept on the device for their moderator until the decision, so no reload loses them. */
export class DecisionNotesStore {
  notes: Readonly<Record<string, DecisionNotes>> = {};
  readonly #entries: TextsByOwner;
  readonly #session: Pick<SessionStore, 'pageOf'>;

  constructor(storage: UserStorage, session: Pick<SessionStore, 'pageOf'>) {
    this.#entries = new TextsByOwner(storage, 'decisionNotes', mostKept);
    this.#session = session;
    makeAutoObservable(this, { notes: observableRef });
  }

  /** Reads notes only after hydration, once the member is known. */
  find(): void {
    const kept = Object.entries(this.#entries.of(this.#session.pageOf ?? '')).map(([itemId, entry]) => [itemId, notesIn(entry)] as const);
    this.notes = { ...Object.fromEntries(kept), ...this.notes };
  }

  at(itemId: string): DecisionNotes {
    return this.notes[itemId] ?? none;
  }

  type(itemId: string, typed: Partial<DecisionNotes>): void {
    const notes = { ...this.at(itemId), ...typed };
    this.#put(itemId, notes.note + notes.noteToAuthor === '' && !notes.rule ? undefined : notes);
  }

  drop(itemId: string): void {
    this.#put(itemId);
  }

  /** Keeps notes that another tab has stored meanwhile. */
  #put(itemId: string, notes?: DecisionNotes): void {
    const { [itemId]: _before, ...others } = this.notes;
    this.notes = notes ? { ...others, [itemId]: notes } : others;
    const { pageOf } = this.#session;
    if (pageOf !== undefined) this.#entries.put(pageOf, itemId, notes);
  }
}

function notesIn({ note, noteToAuthor, rule }: KeptEntry): DecisionNotes {
  const known = oneIn(moderatorRules, rule);
  return { note: textIn(note), noteToAuthor: textIn(noteToAuthor), ...(known && { rule: known }) };
}
