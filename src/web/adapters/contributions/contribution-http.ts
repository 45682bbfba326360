import type { Routes, Service } from '#contract/service.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { Http } from '../http/http.ts';
import { signingBy, type Signer } from '../persona-keys/signing.ts';

/** A client whose requests are signed by the key of one contribution, and carry no cookie and nothing of the browser. */
interface ContributionHttp {
  readonly service: <Operations>(routes: Routes<Operations>) => Service<Operations>;
}

/** Makes a client for the key of each contribution. Two of them have nothing in common. */
export const contributionHttp =
  (http: Pick<Http, 'under'>, keys: Pick<ContributionKeys, 'sign'>, clock: Clock) =>
  (publicKey: string): ContributionHttp =>
    signedHttp(http, clock)({ publicKey: async () => publicKey, sign: (text) => keys.sign(publicKey, text) });

/** Makes a client whose requests go by one signer. */
export const signedHttp =
  (http: Pick<Http, 'under'>, clock: Clock) =>
  (signer: Signer): ContributionHttp => {
    const sign = signingBy(signer, clock);
    return { service: (routes) => http.under(sign, routes) };
  };
