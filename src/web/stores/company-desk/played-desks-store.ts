import type { DeskCompany, DeskSession } from '#core/company-desk/desk.ts';
import type { PlayedDesks } from '#core/company-desk/played-desks.ts';
import { Request } from '../requests/request.ts';
import type { DeskLoginStore } from './desk-login-store.ts';

/** Desks of a demo, whose owners anyone may play. */
export class PlayedDesksStore {
  readonly offered: Request<readonly DeskCompany[]>;
  readonly playing: Request<DeskSession, [urlName: string]>;
  readonly #login: DeskLoginStore;

  constructor(desks: PlayedDesks, login: DeskLoginStore) {
    this.#login = login;
    this.offered = new Request(() => desks.list(login.about.value?.urlName ?? null));
    this.playing = new Request((urlName) => desks.play(urlName));
  }

  async open(): Promise<void> {
    await this.offered.renew();
  }

  /** Answers whether the desk can be opened. */
  async play({ urlName }: DeskCompany): Promise<boolean> {
    const outcome = await this.playing.send(urlName);
    if (outcome.status === 'SUCCESS') await this.#login.open();
    return outcome.status === 'SUCCESS';
  }
}
