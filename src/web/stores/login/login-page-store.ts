import { makeAutoObservable, observableRef } from 'mobx';
import type { Urls } from '#core/navigation/urls.ts';
import { contextNamed } from '#core/login/login-context.ts';
import type { LoginOptions } from '#core/login/login-props.ts';
import { tokensIn } from '#core/navigation/url.ts';

/** Options of the login page, read from its URL. */
export class LoginPageStore {
  options: LoginOptions = {};
  /** Page of arrival, always on this site (D-21). */
  back = '/';
  readonly #urls: Urls;

  constructor(urls: Urls) {
    this.#urls = urls;
    makeAutoObservable(this, { options: observableRef });
  }

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
