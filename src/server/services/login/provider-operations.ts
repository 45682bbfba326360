import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { RedirectLogins } from '#core/login/redirect-logins.ts';
import type { TokenLogins } from '#core/login/token-logins.ts';
import { sessionToContract } from '../sessions/session-to-contract.ts';

export const providerOperations = ({ logins, tokenLogins }: { readonly logins: RedirectLogins; readonly tokenLogins: TokenLogins }) =>
  ({
    startLogin: async ({ path, query }) => ({ location: await logins.start(path.provider, query) }),
    completeLogin: async ({ path, query }) => ({ location: await logins.complete(path.provider, query) }),
    socialLogin: async ({ body }) => sessionToContract(await tokenLogins.withToken(body)),
    saveNaukriInfo: async ({ body }) => {
      await tokenLogins.saveNaukriInfo(body.hasAccount);
      return undefined;
    },
    listProviders: () => tokenLogins.methods(),
    getClientId: async () => ({ clientId: await tokenLogins.clientId() }),
    startOneTap: async () => ({ nonce: await tokenLogins.startOneTap() }),
  }) satisfies Partial<Service<operations>>;
