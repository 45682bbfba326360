import { describe, expect, it } from 'vitest';
import { plantedCodebase, machines } from '#tests/planted.ts';

/** Forbidden imports by room, with the sentence that says where to go. */
const injected: Readonly<Record<string, readonly [text: string, refusal: string]>> = {
  'src/core/a.ts': [`import { observable } from 'mobx';\nexport const a = observable;\n`, 'may not use this package: name the need as a port in core'],
  'src/core/b.ts': [`import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n`, 'may not use Node: name the need as a port in core'],
  'src/core/c.ts': [
    `import type { HomeStore } from '#web/stores/home/home-store.ts';\nexport type C = HomeStore;\n`,
    'may not see web/stores: a rule takes what it needs as arguments',
  ],
  'src/core/d.ts': [`export const d = () => import('#web/adapters/http/http.ts');\n`, 'may not see web/adapters: name the need as a port in core'],
  'src/core/e.ts': [`export { Http } from '#web/adapters/http/http.ts';\n`, 'may not see web/adapters'],
  'src/core/f.ts': [`export type F = import('#web/adapters/http/http.ts').Http;\n`, 'may not see web/adapters'],
  'src/core/g.ts': [`declare const require: (name: string) => unknown;\nexport const g = require('mobx');\n`, 'may not use this package'],
  'src/core/h.ts': [`export * from '../../tests/fakes/fake-clock.ts';\n`, 'may not see tests: only a test beside the code sees them'],
  'src/core/i.ts': [
    `import { words } from '#web/words/en/ui/words.ts';\nexport const i = words;\n`,
    'may not see web/words: core answers with kinds and values',
  ],
  'openapi/checker/a.ts': [`import { rooms } from '#scripts/build/fingerprint.ts';\nexport const a = rooms;\n`, 'may not see the product: other teams'],
  'src/core/j.ts': [`export * from '#scripts/build/fingerprint.ts';\n`, 'may not see scripts: the product runs without'],
  'src/core/k.ts': [
    `import type { operations } from '#contract/generated/company.ts';\nexport type K = operations;\n`,
    'may not see contract: core does not know that there is a wire',
  ],
  'src/web/stores/a.ts': [`import { useState } from 'react';\nexport const a = useState;\n`, 'may not use this package: a store uses mobx and nothing else'],
  'src/web/stores/b.ts': [
    `import type { Http } from '#web/adapters/http/http.ts';\nexport type B = Http;\n`,
    'may not see web/adapters: a store asks a port from core',
  ],
  'src/web/views/a.tsx': [
    `import { Http } from '#web/adapters/http/http.ts';\nexport const a = Http;\n`,
    'may not see web/adapters: a view asks a store, and the app wires the adapter behind it.',
  ],
  'src/web/views/b.ts': [`import { makeAutoObservable } from 'mobx';\nexport const b = makeAutoObservable;\n`, 'may not use this package: a view uses react'],
  'src/web/adapters/a.ts': [
    `import type { HomeStore } from '#web/stores/home/home-store.ts';\nexport type A = HomeStore;\n`,
    'may not see web/stores: an adapter implements a port and calls nobody back',
  ],
  'src/web/app/a.ts': [`export const a = () => import('#server/app/process/log.ts');\n`, 'may not see server/app: the two sides meet in openapi/ and in core'],
  'src/web/words/a.ts': [`import { useState } from 'react';\nexport const a = useState;\n`, 'may not use this package: words need only the language'],
  'src/server/services/a.ts': [`import pg from 'pg';\nexport const a = pg;\n`, 'may not use this package: a service only answers the contract from ports'],
  'src/server/services/b.ts': [
    `import type { SqlCompanies } from '#server/adapters/a.ts';\nexport type B = SqlCompanies;\n`,
    'may not see server/adapters: a service asks a port from core',
  ],
  'src/server/adapters/a.ts': [
    `import { routes } from '#contract/generated/company.ts';\nexport type SqlCompanies = typeof routes;\n`,
    'may not see contract: an adapter implements a port',
  ],
  'src/server/app/a.ts': [
    `import { StoresContext } from '#web/views/stores.tsx';\nexport const a = StoresContext;\n`,
    'may not see web/views: the two sides meet in openapi/ and in core',
  ],
  'src/contract/a.ts': [
    `import { Http } from '#web/adapters/http/http.ts';\nexport const a = Http;\n`,
    'may not see web/adapters: the contract is what both sides promised',
  ],
  'src/core/gone.ts': [`import { gone } from '#core/not-there.ts';\nexport const there = gone;\n`, 'imports what is not there'],
  'src/core/alone.ts': [`export const alone = true;\n`, 'uses nothing and is used by nothing: wire it, or delete it.'],
  'src/core/round.ts': [
    `import { trip } from './trip.ts';\nexport const round = () => trip;\n`,
    'stands in a circle: move what its members share into a file of its own. (src/core/round.ts → src/core/trip.ts → src/core/round.ts)',
  ],
  'src/helpers/a.ts': [`export const helper = true;\n`, 'stands outside every room: move it into one of core, contract,'],
  'src/core/uses-a-test.ts': [`import { tested } from './tested.test.ts';\nexport const t = tested;\n`, 'may not import a test'],
  'src/core/tested.test.ts': [`import { observable } from 'mobx';\nexport const tested = observable;\n`, 'a test beside the code uses vitest'],
};

const reached = [
  'src/web/stores/home/home-store.ts',
  'src/web/adapters/http/http.ts',
  'src/web/words/en/ui/words.ts',
  'src/web/views/stores.tsx',
  'src/server/app/process/log.ts',
  'src/contract/generated/company.ts',
  'scripts/build/fingerprint.ts',
  'tests/fakes/fake-clock.ts',
];

const allowed = {
  'src/core/trip.ts': `import { round } from './round.ts';\nexport const trip = () => round;\n`,
  'src/core/fine.test.ts': `import { it } from 'vitest';\nimport { FakeClock } from '#tests/fakes/fake-clock.ts';\nit('runs', () => void new FakeClock());\n`,
};

const codebaseWith = (files: Readonly<Record<string, string>>): string =>
  plantedCodebase({ ...Object.fromEntries(reached.map((path) => [path, 'export const there = true;\n'])), ...files });

describe('the rooms', () => {
  it('refuse every import that the table does not name, and tell where to go', async () => {
    const texts = Object.fromEntries(Object.entries(injected).map(([path, [text]]) => [path, text]));
    const said = await machines.rooms(codebaseWith({ ...texts, ...allowed }));
    const unheard = Object.entries(injected).filter(
      ([path, [, refusal]]) => !said.some((sentence) => sentence.startsWith(`${path} `) && sentence.includes(refusal)),
    );
    expect(unheard, said.join('\n')).toEqual([]);
    expect(said.filter((sentence) => Object.keys(allowed).some((path) => sentence.startsWith(`${path} `)))).toEqual([]);
  });

  it('name the import as it is written', async () => {
    const said = await machines.rooms(codebaseWith({ 'src/web/views/x.tsx': injected['src/web/views/a.tsx']![0] }));
    expect(said).toContain(
      'src/web/views/x.tsx may not see web/adapters: a view asks a store, and the app wires the adapter behind it. (imports #web/adapters/http/http.ts)',
    );
  });
});
