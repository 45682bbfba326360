import type { ContributionPrompt } from '#core/contributions/contribution-prompt.ts';
import type { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import type { HomePage } from '#core/home/home-page.ts';
import type { HomePages } from '#core/home/home-pages.ts';
import type { OwnHome } from '#core/home/own-home.ts';
import type { OwnHomes } from '#core/home/own-homes.ts';
import { Request } from '../requests/request.ts';

type Written = Pick<HomePage, 'discussed' | 'reviews'>;

export class HomeStore {
  readonly page: Request<HomePage>;
  readonly own: Request<OwnHome>;
  readonly prompts: Request<readonly ContributionPrompt[]>;
  #owner: string | undefined;

  constructor(pages: HomePages, ownHomes: OwnHomes, prompts: ContributionPrompts) {
    this.page = new Request(() => pages.page());
    this.own = new Request(() => ownHomes.own());
    this.prompts = new Request(() => prompts.list());
  }

  /** Loads the shared part once and the member's part fresh. */
  async open(owner: string | undefined): Promise<void> {
    await Promise.all([this.page.value ? undefined : this.page.send(), this.#openFor(owner)]);
  }

  /** Follows the session, adding and removing the member's part. */
  async follow(owner: string | undefined): Promise<void> {
    if (owner !== this.#owner) await this.#openFor(owner);
  }

  /** Source of member content: live for members, from the page for guests. */
  written(isMember: boolean): Pick<Request<Written>, 'state' | 'again'> {
    return isMember ? this.own : this.page;
  }

  async #openFor(owner: string | undefined): Promise<void> {
    if (owner !== this.#owner) {
      this.own.forget();
      this.prompts.forget();
    }
    this.#owner = owner;
    if (owner !== undefined) await Promise.all([this.own.renew(), this.prompts.renew()]);
  }
}
