import { makeAutoObservable, observableRef } from 'mobx';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

export class PersonaDialogStore {
  /** Current name and picture. Undefined while closed. */
  persona: AnonymousPersona | undefined;
  /** Callback of the opener, after saving. */
  saved: () => Promise<void> = async () => undefined;

  constructor() {
    makeAutoObservable(this, { persona: observableRef, saved: false });
  }

  /** Opens for an existing name, or with empty fields for a new one. */
  open(persona: AnonymousPersona, saved: () => Promise<void>): void {
    this.saved = saved;
    this.persona = persona;
  }

  close(): void {
    this.persona = undefined;
  }
}
