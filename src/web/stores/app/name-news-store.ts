import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Tabs } from '#core/device/tabs.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { WaitingName } from '#core/personas/waiting-name.ts';

export class NameNewsStore {
  changes = 0;
  /** Chosen name that has not begun, once known. */
  waiting: WaitingName | undefined;
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
