import { makeAutoObservable, observableRef } from 'mobx';
import type { Urls } from '#core/navigation/urls.ts';
import { contextNamed } from '#core/login/login-context.ts';
import type { LoginOptions } from '#core/login/login-props.ts';
import { tokensIn } from '#core/navigation/url.ts';

/** The options of the login page, as its URL asks for them. */
export class LoginPageStore {
  options: LoginOptions = {};
  /** The page one came from, which is always one of ours (D-21). */
  back = '/';
  readonly #urls: Urls;

  constructor(urls: Urls) {
    this.#urls = urls;
    makeAutoObservable(this, { options: observableRef });
  }

  /** Takes in the plain words of the query, and the two URLs that may stand in it. */
  open(query: string, cameFrom: string | null, redirectUrl: string | null): void {
    const tokens = tokensIn(`?${query}`);
    const campaign = tokens.get('campaign');
    const openOnboarding = tokens.get('openOnboarding');
    this.back = this.#urls.ours(cameFrom ?? '/');
    this.options = {
      context: contextNamed(tokens.get('context')),
      ...(campaign !== undefined && { internalCampaign: campaign }),
      redirectUrl: redirectUrl && this.#urls.ours(redirectUrl),
      openCreatePost: tokens.get('openCreatePost') === 'true',
      readerRequired: openOnboarding === 'r',
      writerRequired: openOnboarding === 'w',
    };
  }
}
