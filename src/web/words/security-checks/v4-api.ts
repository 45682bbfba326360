import { notApplicable, tested, type CheckChapter } from './security-check.ts';

const socket = 'tests/attacks/chat-socket.test.ts';

export const api: CheckChapter = {
  number: 4,
  title: 'API and Web Service',
  checks: [
    tested('4.1.1', 1, 'Every body says its kind, and text its letters.', 'tests/contract/files.test.ts', 'says what it is, and text in which letters'),
    tested('4.1.2', 2, 'Pages are led to HTTPS; programs are refused.', 'tests/contract/headers.test.ts', 'and leads pages there'),
    tested('4.1.3', 2, 'Headers of proxies are taken from trusted ones alone.', 'tests/contract/headers.test.ts', 'believes nobody else about who asks'),
    tested('4.2.1', 2, 'A request with two lengths is refused.', 'tests/contract/wire.test.ts', 'what is no request is refused as a problem too'),
    notApplicable('4.3.1', 2, 'GraphQL queries are limited.', 'There is no GraphQL.'),
    notApplicable('4.3.2', 2, 'GraphQL does not describe itself.', 'There is no GraphQL.'),
    tested('4.4.1', 1, 'Sockets run over TLS alone.', socket, 'in the open, where readers speak HTTPS, is refused'),
    tested('4.4.2', 2, 'Sockets of foreign pages are refused.', socket, 'from a foreign, missing or null origin is refused, and joins no room'),
    tested('4.4.3', 2, 'A socket without a session shows a proof good once.', socket, 'by key is for that key alone, once, here and now, whatever cookies say'),
    tested(
      '4.4.4',
      2,
      'A socket by session needs that session to be good.',
      socket,
      'without session, or with a used, resting or banned one, is refused by name',
    ),
  ],
};
