import { notApplicable, tested, type CheckChapter } from './security-check.ts';
import { authorizationServers } from './v10-servers.ts';

const callback = 'tests/contract/login-callback.test.ts';
const social = 'tests/contract/social-login.test.ts';
const state = [callback, 'refuses a state that is %s'] as const;
const noResource = 'No operation is opened by an access token of a provider.';

export const oauth: CheckChapter = {
  number: 10,
  title: 'OAuth and OIDC',
  checks: [
    tested('10.1.1', 2, 'Tokens of providers stay on the server.', callback, 'tells it what it needs to know, and keeps the proof'),
    tested('10.1.2', 2, 'An answer counts for the login that asked for it.', ...state),
    tested('10.2.1', 2, 'Another site cannot finish a login.', ...state),
    tested('10.2.2', 2, 'An answer of another provider is refused.', ...state),
    notApplicable('10.3.1', 2, 'Access tokens are meant for this service.', noResource),
    notApplicable('10.3.2', 2, 'Rights follow the claims of an access token.', noResource),
    notApplicable('10.3.3', 2, 'People are known by claims that never move.', noResource),
    notApplicable('10.3.4', 2, 'Strength of a login is read from the token.', noResource),
    ...authorizationServers,
    tested('10.5.1', 2, 'A proof of identity is good once.', social, 'is good once, in the browser it was asked for in'),
    tested('10.5.2', 2, 'People are known by a number that never moves.', social, 'identify by the issuer and its number for them, and nothing else'),
    tested('10.5.3', 2, 'A provider cannot pose as another.', callback, 'believes no provider that calls itself another'),
    tested('10.5.4', 2, 'A proof has to be meant for us.', social, '%s is refused, and nobody comes in'),
    notApplicable('10.5.5', 2, 'Logging out from behind is guarded.', 'No provider logs anyone out here.'),
    notApplicable('10.6.1', 2, 'Providers answer with codes alone.', 'This is no provider of identities.'),
    notApplicable('10.6.2', 2, 'Forced logouts at a provider are guarded.', 'This is no provider of identities.'),
    notApplicable('10.7.1', 2, 'People agree to each authorization.', 'This authorizes no other program.'),
    notApplicable('10.7.2', 2, 'What one agrees to is said clearly.', 'This authorizes no other program.'),
    notApplicable('10.7.3', 2, 'What was agreed to can be taken back.', 'This authorizes no other program.'),
  ],
};
