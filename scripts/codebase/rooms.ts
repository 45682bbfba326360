// The rooms of the codebase: what may stand beside what. A file that knows only its own room can be moved, tested
// and read alone; this table is the whole law, and it has no place for an exception.

export interface Room {
  readonly sees: readonly string[];
  /** Packages, where `node:` covers all of Node. */
  readonly uses: readonly string[];
  /** Advice for refused imports, by likely room or package. */
  readonly instead: Readonly<Record<string, string>>;
}

const pure = 'name the need as a port in core, implement it in an adapter, and let the app wire the two';
const asTheServer = 'the two sides meet in openapi/ and in core, never in each other';

export const rooms: Readonly<Record<string, Room>> = {
  core: {
    sees: [],
    uses: [],
    instead: {
      'web/stores': 'a rule takes what it needs as arguments, and the store that asks hands it over',
      'web/words': 'core answers with kinds and values, and the view finds the words for them',
      contract: 'core does not know that there is a wire; the adapter translates',
      packages: pure,
      'node:': pure,
      others: pure,
    },
  },
  contract: {
    sees: ['core'],
    uses: [],
    instead: { others: 'the contract is what both sides promised, so it knows neither of them', packages: 'the contract is types and tables only' },
  },
  words: {
    sees: ['core'],
    uses: [],
    instead: { others: 'words take values as arguments and give back a sentence', packages: 'words need only the language and `Intl`' },
  },
  'web/words': {
    sees: ['core', 'words'],
    uses: [],
    instead: { others: 'words take values as arguments and give back a sentence', packages: 'words need only the language and `Intl`' },
  },
  'web/adapters': {
    sees: ['core', 'contract'],
    uses: ['openapi-fetch', 'socket.io-client', '@simplewebauthn/browser', '@noble/curves', 'fflate', 'web-vitals'],
    instead: {
      'web/stores': 'an adapter implements a port and calls nobody back; the store asks it',
      'web/views': 'an adapter draws nothing; what it has to say it returns or throws as a Failure',
      'web/words': 'an adapter throws a Failure of a kind, and the view finds the words for it',
      'web/app': 'the app wires adapters, not the other way round',
      packages: 'an adapter implements a port with the platform, openapi-fetch or socket.io-client',
      others: asTheServer,
    },
  },
  'web/stores': {
    sees: ['core', 'web/words'],
    uses: ['mobx'],
    instead: {
      'web/adapters': 'a store asks a port from core, and the app wires the adapter behind it',
      'web/views': 'a store holds state, and the view watches it',
      'web/app': 'a store takes its parts in its constructor, and the app hands them over',
      contract: 'a store asks a port from core, and an adapter speaks the contract',
      packages: 'a store uses mobx and nothing else; drawing belongs in web/views, devices behind a port',
      'node:': 'a store runs in a browser; put what it needs behind a port in core',
      others: asTheServer,
    },
  },
  'web/views': {
    sees: ['core', 'web/stores', 'web/words'],
    uses: ['react', 'react-router', 'mobx-react-lite'],
    instead: {
      'web/adapters': 'a view asks a store, and the app wires the adapter behind it',
      'web/app': 'a view finds its stores with useStore, and the app puts them there',
      contract: 'a view draws what core names; the adapter translates the contract into it',
      packages: 'a view uses react, react-router and mobx-react-lite; state belongs in a store',
      'node:': 'a view runs in a browser',
      others: asTheServer,
    },
  },
  'web/app': {
    sees: ['core', 'contract', 'web/words', 'web/adapters', 'web/stores', 'web/views'],
    uses: ['inversify', 'react', 'react-dom', 'react-router', 'mobx', 'mobx-react-lite'],
    instead: { packages: 'the app only wires; what needs a package stands in an adapter', 'node:': 'the app runs in a browser', others: asTheServer },
  },
  'server/adapters': {
    sees: ['core', 'words'],
    uses: [
      'node:',
      'pg',
      'pg-copy-streams',
      'fflate',
      'yauzl',
      'kysely',
      'sharp',
      'openid-client',
      'oidc-provider',
      'jose',
      '@simplewebauthn/server',
      'nodemailer',
      'web-push',
      'prom-client',
      'aws4fetch',
      'markdown-it',
    ],
    instead: {
      contract: 'an adapter implements a port; the service answers the contract from that port',
      'server/services': 'a service asks the port, and the adapter does not know who asks',
      'server/app': 'the app hands an adapter what it needs in its constructor',
      packages: 'an adapter implements a port with the database and Node; HTTP belongs in server/app',
      others: asTheServer,
    },
  },
  'server/services': {
    sees: ['core', 'contract', 'words'],
    uses: [],
    instead: {
      'server/adapters': 'a service asks a port from core, and the app wires the adapter behind it',
      'server/app': 'a service is a plain object of operations, and the app serves it',
      packages: 'a service only answers the contract from ports; the package belongs in server/adapters',
      'node:': 'a service only answers the contract from ports; what needs Node belongs in server/adapters',
      others: asTheServer,
    },
  },
  'server/demo': {
    sees: ['core', 'server/adapters'],
    uses: ['node:', 'kysely'],
    instead: {
      packages: 'demo data is plain values written through the database',
      others: 'demo data is written below the services, straight into the database',
    },
  },
  'server/app': {
    sees: ['core', 'contract', 'words', 'server/adapters', 'server/services', 'server/demo', 'openapi/read'],
    uses: ['node:', 'fastify', '@fastify/*', 'ajv', 'ajv-formats', 'yaml', 'pino', 'socket.io'],
    instead: { packages: 'the app only serves and wires; what needs a package stands in an adapter', others: asTheServer },
  },
};

/** Packages that tests beside the code may use on top of their room's. */
export const testsMayUse = ['vitest', 'fast-check', '@testing-library/*', 'react-dom'];

/** Places outside src that its code must not import, the last with test helpers. */
export const outside = ['openapi', 'scripts', 'tests'];

/** The contract checker and what it shares with the server: a package that knows nothing of the product. */
export const ofThePackage = /^openapi\/(?:checker|read|signing)\//;

/** Entry points, and files that replace a part of a package, which nothing imports. */
export const starts = [
  '\\.test\\.tsx?$',
  '\\.d\\.ts$',
  '\\.css$',
  '^src/(web|server)/app/(main|metadata|no-classes|print|sw)\\.tsx?$',
  '^src/contract/generated/',
];

export const roomOf = (path: string): string | undefined => Object.keys(rooms).find((room) => path.startsWith(`src/${room}/`));

/** Reason for a refused import and the way out, the same from every check. */
export function insteadOf(room: string, wanted: string): string {
  const instead = rooms[room]?.instead ?? {};
  return instead[wanted] ?? (wanted === 'node:' ? instead['packages'] : undefined) ?? instead['others'] ?? pure;
}
