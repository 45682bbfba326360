import type { Routes, Service } from '#contract/service.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { Http } from '../http/http.ts';
import { signingBy, type Signer } from '../persona-keys/signing.ts';

/** Client signed by one contribution key, without cookies or browser traits. */
interface ContributionHttp {
  readonly service: <Operations>(routes: Routes<Operations>) => Service<Operations>;
}

/** Makes unlinkable clients, one for each key. */
export const contributionHttp =
  (http: Pick<Http, 'under'>, keys: Pick<ContributionKeys, 'sign'>, clock: Clock) =>
  (publicKey: string): ContributionHttp =>
    signedHttp(http, clock)({ publicKey: async () => publicKey, sign: (text) => keys.sign(publicKey, text) });

export const signedHttp =
  (http: Pick<Http, 'under'>, clock: Clock) =>
  (signer: Signer): ContributionHttp => {
    const sign = signingBy(signer, clock);
    return { service: (routes) => http.under(sign, routes) };
  };
