import { describe } from 'vitest';
import { routes } from '#contract/generated/login.ts';
import type { TokenLogins } from '#core/login/token-logins.ts';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { openProvider, type TestProvider } from '#tests/login/provider.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { httpTokenLogins } from '#web/adapters/login/http-token-logins.ts';
import { meetsContract, type OpenedTokenLogins } from './token-logins.ts';

const secrets = new Secrets(Buffer.alloc(32, 7));

const inMemory = async (): Promise<OpenedTokenLogins> => {
  const logins = new FakeTokenLogins();
  logins.isMember = false;
  const credentialWith = async (nonce: string) => {
    logins.goodTokens.add(nonce);
    return nonce;
  };
  return { logins, credentialWith, member: async () => Object.assign(logins, { isMember: true }) };
};

/** Google as played by a test, and the installation's providers. */
async function withGoogle() {
  const google = await openProvider();
  return { google, source: new ConfiguredProviders({ google: { clientId: google.clientId, clientSecret: 's', issuer: google.issuer } }, ['google']) };
}

const opened = (logins: TokenLogins, { mint }: TestProvider): OpenedTokenLogins => {
  const credentialWith = (nonce: string) => mint({ nonce });
  const member = async () => {
    const token = await credentialWith(await logins.startOneTap());
    await logins.withToken({ socialUserType: 'gp', clientType: 'desktop', tokenType: 'one_tap', token });
    return logins;
  };
  return { logins, credentialWith, member };
};

const inTheDatabase = async (): Promise<OpenedTokenLogins> => {
  const { google, source } = await withGoogle();
  const { db } = await aDatabase();
  const clock = new FakeClock();
  const scope = new MemberScope(db, clock, secrets);
  const now = async (): Promise<TokenLogins> => adaptersFor(adapterParts({ db, clock, secrets, source }))(await scope.context()).tokenLogins;
  const logins: TokenLogins = {
    methods: async () => (await now()).methods(),
    clientId: async () => (await now()).clientId(),
    startOneTap: async () => (await now()).startOneTap(),
    withToken: async (token) => (await now()).withToken(token),
    saveNaukriInfo: async (hasAccount) => (await now()).saveNaukriInfo(hasAccount),
  };
  return opened(logins, google);
};

const overTheWire = async (): Promise<OpenedTokenLogins> => {
  const { google, source } = await withGoogle();
  const { app, clock } = await openLoginServer(source);
  return opened(httpTokenLogins(browserOf(app, clock).service(routes)), google);
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('logins by token, %s', (_where, open) => void meetsContract(open));
