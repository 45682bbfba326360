import type { DeskCompany, DeskSession } from '#core/company-desk/desk.ts';
import { playedAddress, type PlayedDesks } from '#core/company-desk/played-desks.ts';
import { existing } from '#core/failure.ts';
import type { FakeDeskLogins } from './fake-desk-logins.ts';

/** Desks of a world whose owners are made up. */
export class FakePlayedDesks implements PlayedDesks {
  readonly #logins: FakeDeskLogins;
  readonly #isDemo: boolean;

  constructor(logins: FakeDeskLogins, isDemo = false) {
    this.#logins = logins;
    this.#isDemo = isDemo;
  }

  async list(about: string | null): Promise<readonly DeskCompany[]> {
    const { companies } = this.#logins.world;
    const played = companies.filter((company) => this.#isPlayed(company)).map(({ urlName, name }) => ({ urlName, name }));
    return played.toSorted((one, other) => Number(other.urlName === about) - Number(one.urlName === about)).slice(0, 3);
  }

  async play(urlName: string): Promise<DeskSession> {
    existing(this.#logins.world.companies.find((company) => company.urlName === urlName && this.#isPlayed(company)));
    return existing(await this.#logins.letIn(playedAddress(urlName)).session());
  }

  #isPlayed({ companyId, urlName }: { readonly companyId: string; readonly urlName: string }): boolean {
    return this.#isDemo && this.#logins.world.ownerOf(companyId)?.address === playedAddress(urlName);
  }
}
