import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Tabs } from '#core/device/tabs.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { WaitingName } from '#core/personas/waiting-name.ts';

/** The news that the made-up name of this browser was made, changed or let go, in this tab or another. */
export class NameNewsStore {
  /** Grows with each of them. */
  changes = 0;
  /** The name that was chosen in this browser and has not begun, once that is known. */
  waiting: WaitingName | undefined;
  /** The name that waited here and has begun since the page was loaded. */
  begun: AnonymousPersona | undefined;
  readonly #tabs: Tabs;

  constructor(tabs: Tabs) {
    this.#tabs = tabs;
    makeAutoObservable(this, { waiting: observableRef, begun: observableRef });
    tabs.hear((message) => message === 'name-changed' && runInAction(() => this.changes++));
  }

  wait(name: WaitingName | undefined): void {
    this.waiting = name;
  }

  begin(persona: AnonymousPersona): void {
    this.begun = persona;
  }

  tell(): void {
    this.changes++;
    this.#tabs.tell('name-changed');
  }
}
