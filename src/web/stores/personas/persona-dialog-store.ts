import { makeAutoObservable, observableRef } from 'mobx';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

/** The dialog that changes a made-up name: whether it is open. Its contents are a lazy chunk, fetched when it opens. */
export class PersonaDialogStore {
  /** The name and the picture as they are; nothing while it is shut. */
  persona: AnonymousPersona | undefined;

  constructor() {
    makeAutoObservable(this, { persona: observableRef });
  }

  open(persona: AnonymousPersona): void {
    this.persona = persona;
  }

  close(): void {
    this.persona = undefined;
  }
}
