import { makeAutoObservable, observableRef } from 'mobx';
import type { AnonymousFace } from '#core/profile/profiles.ts';

/** Whether a made-up name is being changed. What lies behind is fetched when it is. */
export class FaceDoorStore {
  /** The name and the picture as they are; nothing while it is shut. */
  face: AnonymousFace | undefined;

  constructor() {
    makeAutoObservable(this, { face: observableRef });
  }

  open(face: AnonymousFace): void {
    this.face = face;
  }

  close(): void {
    this.face = undefined;
  }
}
