import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { TokenLogins } from '#core/login/token-logins.ts';
import { memberSessionFromContract } from '../sessions/http-sessions.ts';

export const httpTokenLogins = (login: Service<operations>): TokenLogins => ({
  methods: () => login.listProviders({}),
  clientId: async () => (await login.getClientId({})).clientId,
  startOneTap: async () => (await login.startOneTap({})).nonce,
  withToken: async (token) => memberSessionFromContract(await login.socialLogin({ body: { ...token } })),
  saveNaukriInfo: (hasAccount) => login.saveNaukriInfo({ body: { hasAccount } }),
});
