import { makeAutoObservable, observableRef } from 'mobx';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

/** The dialog that changes a made-up name: whether it is open. Its contents are a lazy chunk, fetched when it opens. */
export class PersonaDialogStore {
  /** The name and the picture as they are; nothing while it is shut. */
  persona: AnonymousPersona | undefined;
  /** The call of anyone who opened it, once it is saved. */
  saved: () => Promise<void> = async () => undefined;

  constructor() {
    makeAutoObservable(this, { persona: observableRef, saved: false });
  }

  /** Opens it for a name that there is, or for a new one, whose fields are empty. */
  open(persona: AnonymousPersona, saved: () => Promise<void>): void {
    this.saved = saved;
    this.persona = persona;
  }

  close(): void {
    this.persona = undefined;
  }
}
