import { describe, expect, it } from 'vitest';
import { mostLettersRead } from '#core/content/letters-read.ts';
import { limits } from '#scripts/openapi/core-constants.ts';
import { plantedCodebase, machines } from '#tests/planted.ts';

type InjectedFiles = Readonly<Record<string, readonly [text: string, refusal: string]>>;

const screen = (inside: string): string => `export const A = () => ${inside};\n`;

const againstRules: InjectedFiles = {
  'src/core/b.ts': [`export { Failure } from './failure.ts';\n`, 'is a barrel: import a thing from the file it stands in.'],
  'src/core/index.ts': [`export const index = 1;\n`, 'is a barrel'],
  'src/core/c.ts': [`declare const sealed: (target: unknown) => void;\n@sealed\nexport class C {}\n`, 'uses a decorator'],
  'src/core/d.ts': [`export const d = JSON.parse('1') as number;\n`, 'asserts a type: let the compiler prove it'],
  'src/core/e.ts': [`export const e = <number>JSON.parse('1');\n`, 'asserts a type'],
  'src/core/f.ts': [`export const f = () => Date.now();\n`, 'asks for Date.now: take the moment from the Clock'],
  'src/core/g.ts': [`export const g = () => new Date();\n`, 'asks for the time: take the moment from the Clock'],
  'src/core/h.ts': [`// @ts-ignore\nexport const h = 1;\n`, 'silences a machine'],
  'src/core/expected.ts': [`// @ts-expect-error Refused, because this is no number.\nexport const j: number = 'j';\n`, 'silences a machine'],
  'tests/expected.test.ts': [`// @ts-expect-error\nexport const k: number = 'k';\n`, 'silences a machine'],
  'src/core/operations.ts': [
    `export const quiet = ['getCompany', 'listCompanies', 'castVote'];\n`,
    'lists the operations getCompany, listCompanies, castVote: say what is true of each in its contract',
  ],
  'src/core/i.ts': [`/* oxlint-disable */\nexport const i = 1;\n`, 'silences a machine'],
  'src/core/j.ts': [`export const j = 1;\n`.repeat(251).replaceAll(/j = 1/g, () => `j = 1`), 'has 251 lines'],
  'src/core/Capital.ts': [`export const capital = 1;\n`, 'is not named in kebab-case: capital.'],
  'src/core/k.ts': [
    `export { Failure as F } from '#core/failure.ts';\nexport const k = 1;\n`,
    'imports #core/failure.ts from its own room: write the relative path.',
  ],
  'src/core/companies/deep/l.ts': [
    `import type { Page } from '../../page.ts';\nexport type L = Page<1>;\n`,
    'imports ../../page.ts: between rooms use #core/…',
  ],
  'src/web/stores/a.ts': [`export const a = () => {\n  try {\n    return 1;\n  } catch {\n    return 2;\n  }\n};\n`, 'catches: let the Failure pass'],
  'src/web/stores/b.ts': [`export const b = (asked: Promise<1>) => asked.catch(() => 2);\n`, 'catches: let the Failure pass'],
  'src/server/adapters/votes/port.ts': [
    `export abstract class Port {\n  abstract read(): void;\n}\n`,
    'holds the abstract class Port: a port stands in src/core',
  ],
  'src/web/stores/c-store.ts': [`export class Memory {}\n`, 'a store is called …Store and stands in …-store.ts.'],
  'src/web/stores/d-store.ts': [`export class OtherStore {}\n`, 'holds OtherStore: call the file other-store.ts.'],
  'src/web/adapters/a.ts': [
    `import type { Clock } from '#core/clock.ts';\nexport class MyClock implements Clock {}\n`,
    'calls the adapter of Clock MyClock: say first what it implements it with, HttpClock, SocketClock',
  ],
  'src/web/adapters/b.ts': [
    `import type { Clock } from '#core/clock.ts';\nexport class HttpClock implements Clock {}\n`,
    'holds HttpClock: call the file http-clock.ts.',
  ],
  'src/web/adapters/c.ts': [
    `import type { Clock } from '#core/clock.ts';\nexport const clockOver = (at: number): Clock => ({ now: () => at });\n`,
    'calls the adapter of Clock clockOver: say first what it implements it with, httpClock, socketClock',
  ],
  'src/web/adapters/d.ts': [
    `import type { Clock } from '#core/clock.ts';\nexport function httpClock(at: number): Clock {\n  return { now: () => at };\n}\n`,
    'holds httpClock: call the file http-clock.ts.',
  ],
  'src/web/views/a.tsx': [`export const a = () => {\n  try {\n    return 1;\n  } finally {\n  }\n};\n`, 'catches: let the Failure pass'],
  'src/web/views/B.tsx': [screen('<p style={{ color: "red" }} />'), 'sets style on an element'],
  'src/web/views/C.tsx': [screen('<p dangerouslySetInnerHTML={{ __html: "" }} />'), 'writes HTML into the page'],
  'src/web/words/posts/a.ts': [`export const a = 'Up to 160 letters.';\n`, 'says "160 letters" itself, which is longestCollegeName or longestJobTitle'],
  'src/web/words/posts/c.ts': [
    `export const c = 'A poll needs up to five different answers.';\n`,
    'says "five different answers" itself, which is mostPollOptions',
  ],
  'src/web/words/posts/d.ts': [`export const d = 'तीन ऑफ़र तक।';\n`, 'says "तीन ऑफ़र" itself, which is mostSalaryOffers or mostOffers'],
  'src/web/words/posts/e.ts': ['export const e = (name: string) => `${name}: 24 hours`;\n', 'says "24 hours" itself, which is'],
  'src/web/words/posts/f.ts': [`export const f = '50 मेगापिक्सल तक।';\n`, 'says "50 मेगापिक्सल" itself, which is mostMegapixels'],
  'src/web/words/posts/g.ts': [`export const g = 'Ten minutes are over.';\n`, 'says "Ten minutes" itself, which is codeMinutes'],
  'src/web/words/posts/h.ts': [`export const h = 'एक पोस्ट में 6 तस्वीरें तक।';\n`, 'says "6 तस्वीरें" itself, which is'],
  'src/web/words/posts/i.ts': [`export const i = 'Fresher to 30 years.';\n`, 'says "30 years" itself, which is mostExperienceYears or mostOfferYears'],
  'src/web/words/posts/j.ts': [`export const j = 'Choose 1950 or later.';\n`, 'says "1950 or later" itself, which is earliestYear'],
  'src/web/words/posts/k.ts': [`export const k = '1950 या उसके बाद का साल चुनिए।';\n`, 'says "1950 या उसके बाद" itself, which is earliestYear'],
  'src/web/words/posts/l.ts': [`export const l = 'पाँच या ज़्यादा लोगों का समूह।';\n`, 'says "पाँच या ज़्यादा लोगों" itself, which is fewestPeople'],
  'src/server/adapters/posts/m-table.ts': [`export const m = 'A group of five people.';\n`, 'says "five people" itself, which is fewestPeople'],
  'src/web/words/posts/m.ts': [`export const m = 'A group of five people.';\n`, 'says "five people" itself, which is fewestPeople'],
  'src/web/words/posts/n.ts': [`export const n = 'A figure of eight people.';\n`, 'says "eight people" itself, which is fewestContributors'],
  'src/web/words/posts/b.ts': ['export const b = (name: string) => `${name} has 12 MB`;\n', 'says "12 MB" itself, which is largestPictureBytes of core'],
  'src/web/views/D.tsx': [screen('<p>Hello there</p>'), 'says "Hello there" itself: put the sentence into its word in the folders en and hi of src/web/words'],
  'src/web/views/E.tsx': [screen('<p aria-label="Close" />'), 'says "Close" itself'],
  'src/web/views/F.tsx': [screen('<p>{1 > 0 ? "Yes" : "·"}</p>'), 'says "Yes" itself'],
  'src/web/views/G.tsx': [screen('<img alt={`Logo of ${name}`} />'), 'says "Logo of" itself'],
  'src/web/views/H.tsx': [screen('<style>{``}</style>'), 'draws a <style> element'],
  'src/web/views/I.tsx': [`export const Other = () => <p />;\n`, 'does not export I: a file is named after the one thing it exports.'],
  'src/web/views/j.ts': [`import { Failure } from '../../core/failure.ts';\nexport const j = Failure;\n`, 'imports ../../core/failure.ts'],
};

const againstTheLinter: InjectedFiles = {
  'src/core/a.ts': [`export default 1;\n`, 'import(no-default-export)'],
  'src/core/b.ts': [`export const b = (given: any) => given;\n`, 'what nobody knows yet is `unknown`.'],
  'src/core/d.ts': [`const d = 1;\nexport { d as default };\n`, 'Give the thing its name'],
  'src/core/c.ts': [`import { Failure } from './failure.ts';\nexport type C = Failure;\n`, 'typescript(consistent-type-imports)'],
  'src/web/views/a.tsx': [`export const a = () => fetch('/');\n`, 'A view asks a store, the store asks a port.'],
  'src/web/adapters/b.ts': [`export const b = () => scheduler.yield();\n`, 'scheduler is not supported in Safari 17.0'],
  'src/web/adapters/c.ts': [`export const c = () => navigation.navigate('/');\n`, 'or raise the browsers of package.json.'],
  'src/web/views/b.tsx': [`export const b = () => localStorage;\n`, 'write a Browser… adapter.'],
  'src/web/views/c.tsx': [`export const c = (list: readonly string[]) => list.map((item) => <img src={item} />);\n`, 'jsx-a11y(alt-text)'],
  'src/web/views/d.tsx': [
    `import { useState } from 'react';\nexport const D = ({ isOn }: { isOn: boolean }) => (isOn ? useState(1) : null);\n`,
    'react-hooks(rules-of-hooks)',
  ],
  'src/web/views/e.ts': [`export const e = () => process.env;\n`, 'The pages run in a browser'],
  'src/web/adapters/a.ts': [`export const a = () => console.log('a');\n`, 'what broke is filed through ErrorReports'],
  'src/server/services/a.ts': [`export const a = () => process.env;\n`, 'the app reads the surroundings'],
  'src/server/app/a.ts': [`import { readFileSync } from 'fs';\nexport const a = readFileSync;\n`, 'unicorn(prefer-node-protocol)'],
  'src/server/app/b.ts': [`export const b = (list: readonly string[]) => list[0]!;\n`, 'Ask whether it is there'],
  'tests/a.test.ts': [`import { it } from 'vitest';\nit.skip('waits', () => undefined);\n`, 'vitest(no-disabled-tests)'],
};

const allowed: Readonly<Record<string, string>> = {
  'src/web/views/Fine.tsx': `export const Fine = ({ name }: { name: string }) => (\n  <p title={name}>\n    {name} · {name.length > 0 && '/'}&nbsp;4.2\n  </p>\n);\n`,
  'tests/long.test.ts': `export const long = 1;${'\n'.repeat(251)}`,
  'src/core/fine.ts': `export const fine = ['a', 'b'] as const;\n`,
};

const operations = ['getCompany', 'listCompanies', 'castVote'].map((name) => `      operationId: ${name}\n`).join('');

const textsOf = (injected: InjectedFiles) => Object.fromEntries(Object.entries(injected).map(([path, [text]]) => [path, text]));

const unheardIn = (said: readonly string[], injected: InjectedFiles) =>
  Object.entries(injected).filter(([path, [, refusal]]) => !said.some((sentence) => sentence.startsWith(`${path}:`) && sentence.includes(refusal)));

describe('the codebase rules', () => {
  it('refuse what neither compiler nor linter can say', () => {
    const said = machines.rules(plantedCodebase({ ...textsOf(againstRules), ...allowed, 'openapi/planted.yaml': operations }));
    expect(unheardIn(said, againstRules), said.join('\n')).toEqual([]);
    expect(said.filter((sentence) => Object.keys(allowed).some((path) => sentence.startsWith(path)))).toEqual([]);
  });

  it('know the classes that screens read of style sheets, and those that none reads', () => {
    const said = machines.rules(
      plantedCodebase({
        'src/web/views/a/A.tsx': `import styles from './a.module.css';\nexport const A = () => <p className={styles.shownHere}><b className={styles['bold']} /><i className={styles.told} /></p>;\n`,
        'src/web/views/a/a.module.css': `.shown-here {\n  color: red;\n  .bold {\n    background: url(a.png);\n    margin: .5rem;\n  }\n}\n:global(.icon) .reported {\n  color: red;\n}\n`,
        'src/web/views/b/B.tsx': `import look from './b.module.css';\nexport const B = ({ of }: { of: 'one' | 'two' }) => <p className={look[of]} />;\n`,
        'src/web/views/b/b.module.css': '.one {\n  color: red;\n}\n.two {\n  color: red;\n}\n',
        'src/web/views/c/C.tsx': `import c from './gone.module.css';\nexport const C = () => <p className={c.one} />;\n`,
      }),
    );
    expect(said.filter((sentence) => sentence.includes('.module.css'))).toEqual([
      'src/web/views/a/A.tsx reads the class told, which src/web/views/a/a.module.css does not have.',
      'src/web/views/a/a.module.css has the class reported, which no file reads.',
      'src/web/views/c/C.tsx reads src/web/views/c/gone.module.css, which is not there.',
    ]);
  });

  it('take a seam off the list once nothing is asserted there', () => {
    const closed = expect.stringMatching(/^src\/web\/adapters\/http\/http\.ts asserts no type any more/);
    expect(machines.rules(plantedCodebase({ 'src/web/adapters/http/http.ts': 'export const http = 1;\n' }))).toContainEqual(closed);
    expect(machines.rules(plantedCodebase({ 'src/web/adapters/http/http.ts': `export const http = JSON.parse('1') as number;\n` }))).not.toContainEqual(closed);
  });

  it('give every migration its own number', () => {
    const said = machines.rules(
      plantedCodebase(Object.fromEntries(['0007-a', '0007-b', '0008-c'].map((name) => [`src/server/adapters/migrations/${name}.sql`, '']))),
    );
    expect(said.filter((sentence) => sentence.includes('migrations'))).toEqual([
      'src/server/adapters/migrations/0007-b.sql has the number of 0007-a.sql: 0007 is taken, give it the next.',
    ]);
  });

  it('keep the root of scripts for the commands of package.json', () => {
    const said = machines.rules(plantedCodebase({ 'scripts/check.ts': '', 'scripts/setup.mjs': '', 'scripts/helper.ts': '', 'scripts/codebase/rooms.ts': '' }));
    expect(said.filter((sentence) => sentence.includes('command'))).toEqual([
      'scripts/helper.ts is no command of package.json: move it into a folder of scripts that says what it is.',
    ]);
    const moved = { 'package.json': JSON.stringify({ scripts: { check: 'node scripts/codebase/check.ts' } }), 'scripts/codebase/check.ts': '' };
    expect(machines.rules(plantedCodebase(moved))).toContain('scripts/codebase/check.ts is a command: move it to the root of scripts.');
  });

  it('ask every room for a short README', () => {
    const injected = {
      'tests/README.md': 'Line.\n'.repeat(11),
      'scripts/README.md': 'See `gone.ts`.\n',
      'openapi/README.md': `Line.\n${'| Row |\n'.repeat(11)}`,
    };
    const said = machines.rules(plantedCodebase(injected));
    expect(said).toContainEqual(expect.stringMatching(/^src\/core\/README\.md is missing: say in at most 10 lines what lives there/));
    expect(said).toContainEqual(expect.stringMatching(/^tests\/README\.md has 11 lines/));
    expect(said).not.toContainEqual(expect.stringMatching(/^openapi\/README\.md/));
    expect(said).toContain('scripts/README.md names gone.ts, which is not there: name a file that is.');
  });
});

describe('the linter', () => {
  it('refuses what it is set to refuse, and the codebase says where to go', () => {
    const said = machines.lint(plantedCodebase({ ...textsOf(againstTheLinter), ...allowed }));
    expect(unheardIn(said, againstTheLinter), said.join('\n')).toEqual([]);
    expect(said.filter((sentence) => Object.keys(allowed).some((path) => sentence.startsWith(path)))).toEqual([]);
  });
});

it('a text is read whole by filters, whatever a member may write (R-079)', () => {
  const longest = Object.entries(limits).filter(([name]) => /^longest(?!.*Ms$)/.test(name));
  expect(longest.filter(([, letters]) => letters > mostLettersRead)).toEqual([]);
});
