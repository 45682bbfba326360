import { notApplicable } from './security-check.ts';

const none = 'This is no authorization server; the one of the demo runs where no stranger comes.';

export const authorizationServers = [
  notApplicable('10.4.1', 1, 'Return addresses are compared letter by letter.', none),
  notApplicable('10.4.2', 1, 'Codes are good once.', none),
  notApplicable('10.4.3', 1, 'Codes live for minutes.', none),
  notApplicable('10.4.4', 1, 'Programs get the grants that they need alone.', none),
  notApplicable('10.4.5', 1, 'Refresh tokens cannot be replayed.', none),
  notApplicable('10.4.6', 2, 'Codes need a proof key.', none),
  notApplicable('10.4.7', 2, 'Programs that register themselves are checked.', none),
  notApplicable('10.4.8', 2, 'Refresh tokens end some day.', none),
  notApplicable('10.4.9', 2, 'Tokens can be taken back.', none),
  notApplicable('10.4.10', 2, 'Programs prove who they are.', none),
  notApplicable('10.4.11', 2, 'Programs get the scopes that they need alone.', none),
];
