import { makeAutoObservable, observableRef } from 'mobx';
import type { AnonymousPersona } from '#core/profile/profiles.ts';

/** Whether a made-up name is being changed. What lies behind is fetched when it is. */
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
