import type { DeskCompany, DeskSession } from '#core/company-desk/desk.ts';
import { playedAddress, type PlayedDesks } from '#core/company-desk/played-desks.ts';
import { existing } from '#core/failure.ts';
import { deskAddressKey } from './desk-seal.ts';
import type { DeskScope } from './desk-scope.ts';
import type { SqlDeskLogins } from './sql-desk-logins.ts';

/** Most desks offered to a visitor of the demo. */
const mostPlayed = 3;

/** Most companies among which they are found. */
const mostLookedAt = 40;

/** Made-up owners of a demo; missing on every other instance. */
export class SqlPlayedDesks implements PlayedDesks {
  readonly #scope: DeskScope;
  readonly #logins: Pick<SqlDeskLogins, 'begin'>;
  readonly #isDemo: boolean;

  constructor(scope: DeskScope, logins: Pick<SqlDeskLogins, 'begin'>, isDemo: boolean) {
    this.#scope = scope;
    this.#logins = logins;
    this.#isDemo = isDemo;
  }

  async list(about: string | null): Promise<readonly DeskCompany[]> {
    if (!this.#isDemo) return [];
    const { db } = this.#scope;
    const read = await db
      .selectFrom('company')
      .select(['url_name as urlName', 'name'])
      .orderBy((eb) => eb('url_name', '=', about ?? ''), 'desc')
      .orderBy('reviews_count', 'desc')
      .orderBy('url_name')
      .limit(mostLookedAt)
      .execute();
    const keys = read.map(({ urlName }) => this.#keyOf(urlName));
    const owners = await db.selectFrom('desk_person').select('address_key').where('address_key', 'in', keys).where('role', '=', 'owner').execute();
    return read.filter((_, at) => owners.some(({ address_key }) => address_key === keys[at])).slice(0, mostPlayed);
  }

  async play(urlName: string): Promise<DeskSession> {
    const known = await this.#scope.db.selectFrom('desk_person').select('id').where('address_key', '=', this.#keyOf(urlName)).executeTakeFirst();
    existing(this.#isDemo ? known : undefined);
    return this.#logins.begin(playedAddress(urlName));
  }

  #keyOf(urlName: string): string {
    return deskAddressKey(this.#scope.secrets, playedAddress(urlName));
  }
}
