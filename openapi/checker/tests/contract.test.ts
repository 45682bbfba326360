import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from './contracts.ts';
import { answeringServer } from './answering.ts';
import { checked, notRunOf, startService, withoutExamples, type RunningService } from './service.ts';

const services = [...new Set(contracts.operations.map((operation) => operation.service))];

let service: RunningService;
let folder: string;
beforeAll(async () => {
  service = await startService(contracts, ['company', 'log', 'system', 'user']);
  folder = mkdtempSync(join(tmpdir(), 'daftar-contract-'));
});
beforeEach(() => service.plant({}));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

/** Runs the command from a folder of a user's own. */
async function command(...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['openapi/checker/command.ts', ...args], { env: { ...process.env, INIT_CWD: folder } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const configured = (config: unknown): string => {
  writeFileSync(join(folder, 'contract.config.json'), JSON.stringify(config));
  return 'contract.config.json';
};

describe('npm run contract', () => {
  it('ends with 0 where the contract is kept, and shows a table', async () => {
    const { code, said } = await command('--service', 'company', '--base-url', service.baseUrl);
    expect(said).toMatch(
      /operation +examples +parameters[\s\S]*listCompanies +\d+ +\d+[\s\S]*The contract is kept, as far as it was checked: \d+ checks kept, 0 broken, \d not run\./,
    );
    expect(code).toBe(0);
    expect((await command('--service', 'company', '--only', 'listCompanyOffices', '--base-url', service.baseUrl, '--strict')).code).toBe(1);
  });

  it.each([['all'], []])('holds every service, each under its name, where it is typed with %s', async (...named) => {
    const asked = [...named, '--base-url', service.baseUrl, '--only', 'getCompany,getDataMap'];
    const { code, said } = await command(...asked);
    expect([...said.matchAll(/^= (.*) =$/gm)].map(([, name]) => name)).toEqual(['company', 'system', 'all']);
    expect(said).toMatch(/= all =\n\nThe contract is kept: \d+ checks kept, 0 broken, 0 not run\.\n/);
    expect(code).toBe(0);
    service.plant({ after: (answered, { url }) => void (url.includes('/company/') && (answered.headers['content-type'] = 'text/html')) });
    const broken = await command(...asked);
    expect(broken.said).toMatch(/BROKEN getCompany[^]*= system =[^]*The contract is kept[^]*= all =\n\nThe contract is broken/);
    expect(broken.code).toBe(1);
  });

  it('ends with 2 and one sentence where the base URL serves no contract', async () => {
    const foreign = await answeringServer(async () => ({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' }));
    const config = configured({ newSession: 'exit 3' });
    const { code, said } = await command('all', '--base-url', foreign.baseUrl, '--config', config);
    expect(said).toMatch(new RegExp(`^Nothing of ${services.length} contracts is served at ${foreign.baseUrl}: [^\\n]* answer 404 text/html; [^\\n]*\\.\\n$`));
    expect(code).toBe(2);
    await foreign.close();
  });

  it('says on standard error when a service begins and ends, without a terminal', async () => {
    const { said } = await command('all', '--base-url', service.baseUrl, '--only', 'getCompany,getCompanyHeader,getDataMap');
    expect(said).toContain('company: begins, 2 operations\n');
    expect(said).toMatch(/^company: ends, 2 operations, \d+ s$/m);
    expect(said).toMatch(/^system: begins, one operation$/m);
  });

  it('ends with 1 where broken, with a line that shows it again and a report', async () => {
    service.plant({ after: (answered) => void (answered.headers['content-type'] = 'text/html') });
    const { code, said } = await command('--service', 'company', '--only', 'getCompany', '--base-url', service.baseUrl, '--report', 'out');
    expect(said).toMatch(/BROKEN getCompany, examples: .*\n {2}The content type of 200 is text\/html instead of application\/json\.\n/);
    expect(said).toMatch(/ {2}promised: openapi\/company\.yaml:\d+\n {2}came: 200 text\/html [^]* {2}ask again: curl -i --path-as-is -X GET/);
    const { broken, outcomes } = JSON.parse(readFileSync(join(folder, 'out', 'report.json'), 'utf8')) as { broken: number; outcomes: unknown[] };
    expect(broken).toBeGreaterThan(0);
    const junit = readFileSync(join(folder, 'out', 'junit.xml'), 'utf8');
    expect([junit.split('<testcase').length - 1, junit.split('<failure').length - 1]).toEqual([outcomes.length, broken]);
    expect(code).toBe(1);
  });

  it.each([
    ['an unknown service', ['--service', 'nothing', '--base-url', 'http://127.0.0.1:1'], `Name a service, or all: ${services.join(', ')}.`],
    ['no base URL', ['--service', 'company'], 'Say where the service listens'],
    ['an unknown operation', ['--service', 'company', '--base-url', 'http://127.0.0.1:1', '--only', 'eat'], 'openapi/company.yaml has no eat'],
    ['an unknown option', ['--serivce', 'company'], 'serivce'],
    ['nobody at the base URL', ['--service', 'company', '--base-url', 'http://127.0.0.1:1'], 'Nothing answers at http://127.0.0.1:1'],
    ['a report that is a file', ['company', '--base-url', 'http://127.0.0.1:1', '--report', '/dev/null'], 'No report can be written to /dev/null: '],
    ['a report where no folder can be', ['company', '--base-url', 'http://127.0.0.1:1', '--report', '/proc/x/y'], 'No report can be written to /proc/x/y: '],
    ['no such config', ['--service', 'company', '--base-url', 'http://127.0.0.1:1', '--config', 'none.json'], 'none.json cannot be read'],
  ])('ends with 2 with %s', async (_name, args, sentence) => {
    const { code, said } = await command(...args);
    expect(said).toContain(sentence);
    expect(code).toBe(2);
  });

  it('ends with 2 and one sentence where the config is no object', async () => {
    const { code, said } = await command('company', '--base-url', service.baseUrl, '--config', configured([]));
    expect(said).toMatch(/^\S+contract\.config\.json is no object that holds settings, [^\n]+\.\n$/);
    expect(code).toBe(2);
  });

  it('shows no control sign of a service that terminals or XML readers would obey', async () => {
    const evil = JSON.stringify({ '\u001b[2J\u202e\u009b\n\nBROKEN nothing': 1 });
    service.plant({ after: (answered, { url }) => void (/\/v1\/company\/[^/]+$/.test(url) && (answered.body = evil)) });
    const { code, said } = await command('company', '--only', 'getCompany', '--base-url', service.baseUrl, '--report', 'evil');
    const [json, ...texts] = ['report.json', 'report.md', 'junit.xml'].map((name) => readFileSync(join(folder, 'evil', name), 'utf8'));
    for (const text of [said, json, ...texts]) expect(text).not.toMatch(/[^\P{C}\n]/u);
    for (const text of [said, ...texts]) expect(text).toContain(String.raw`/body/\u001b[2J\u202e\u009b\n\nBROKEN nothing is sent`);
    expect(said).not.toMatch(/^BROKEN nothing/m);
    expect(code).toBe(1);
  });

  it.each([
    ['fails', 'exit 3', 'newSession failed: Command failed: exit 3'],
    ['prints no headers', 'echo welcome', 'newSession has to print the headers of a session as JSON, such as {"cookie":"AT=..."}. It printed: welcome'],
  ])('ends with 2 where the command for a new session %s', async (_name, newSession, sentence) => {
    const { code, said } = await command('--service', 'user', '--base-url', service.baseUrl, '--config', configured({ newSession }));
    expect(said).toContain(sentence);
    expect(code).toBe(2);
  });

  it('asks a limited operation no more than allowed, and says what it left out', async () => {
    const config = configured({ headers: { 'x-forwarded-for': '10.77.0.1' }, notServed: ['getHealth'] });
    const { code, said } = await command('--service', 'log', '--base-url', service.baseUrl, '--config', config);
    expect(said).toMatch(/logError: The contract limits it to 150 requests; set limitsOff or \{address\} \(see --help\)\. \(\d+ checks\)/);
    expect(said).toMatch(/The contract is kept, as far as it was checked: \d{3} checks kept, 0 broken/);
    expect(code).toBe(0);
  });
});

describe('the seed of a run (R-250)', () => {
  it('draws what is asked for meaning as well as for form', async () => {
    const cursors = async (seed: number): Promise<readonly unknown[]> => {
      const outcomes = await checked(service, { service: 'company', only: ['listCompanies'], seed });
      return outcomes.filter(({ kind }) => kind === 'paging' || kind === 'filters').map(({ curl = '' }) => /'[^']*\/v1\/companies[^']*'$/.exec(curl)?.[0]);
    };
    const first = await cursors(1);
    expect(first.length).toBeGreaterThan(5);
    expect(await cursors(1)).toEqual(first);
    expect(await cursors(2)).not.toEqual(first);
  });
});

describe('names for paths', () => {
  it('are taken from the team before they are looked for', async () => {
    const outcomes = await checked(service, { service: 'company', only: ['getCompany'], ids: { urlName: 'nobody-here' } });
    expect(outcomes.find(({ kind }) => kind === 'examples')).toMatchObject({ state: 'broken', status: 404 });
  });

  it('are taken only in the form of the path, as other lists may differ', async () => {
    const asked: string[] = [];
    service.plant({
      before: (call) => {
        asked.push(call.url);
        return withoutExamples(call);
      },
      after: (answered) => void (answered.body.includes('"urlName"') && (answered.body = '{"items":[{"urlName":"A Key 2026 Q4"}],"next":null}')),
    });
    await checked(service, { service: 'company', only: ['getCompany'] });
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((url) => url.includes('Key%202026'))).toEqual([]);
  });

  it('are said to be unknown where the lists name none', async () => {
    service.plant({ before: withoutExamples, after: (answered) => void (answered.body.includes('"urlName"') && (answered.body = '{"items":[],"next":null}')) });
    const outcomes = await checked(service, { service: 'company', only: ['getCompany'] });
    expect(notRunOf(outcomes)).toEqual(['No company is known: give one under path in the config.']);
  });
});
