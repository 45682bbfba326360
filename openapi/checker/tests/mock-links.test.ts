import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { startMock, type RunningMock } from '../mock/start-mock.ts';
import { readContracts, type Contracts } from '../../read/read-contracts.ts';

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock(linkedContracts());
});
afterAll(() => mock.close());

/** Contract of jobs with these statements about its operations. */
function linkedContracts(): Contracts {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-linked-'));
  for (const shared of ['common.yaml', 'salary.yaml', join('feed', 'content.yaml')]) cpSync(join('openapi', shared), join(folder, shared));
  const contract = parseDocument(readFileSync(join('openapi', 'jobs.yaml'), 'utf8'));
  const saved = ['paths', '/v1/job/{jobId}/saved'];
  const outcome = ['paths', '/v1/job/{jobId}/outcome', 'put'];
  const toList = { savedJobs: { operationId: 'listSavedJobs' } };
  const toJob = { operationId: 'getJob', parameters: { jobId: '$request.path.jobId' }, 'x-shows': { outcome: 'job/title' }, 'x-gone': 'closesOn' };
  contract.setIn([...saved, 'put', 'responses', '204', 'links'], toList);
  contract.setIn([...saved, 'delete', 'responses', '204', 'links'], toList);
  contract.setIn([...outcome, 'responses', '204', 'links'], { job: toJob });
  contract.setIn([...outcome, 'x-adds-one'], { 'job/realPay/people': { outcome: 'offered' } });
  contract.setIn(['paths', '/v1/jobs/saved', 'get', 'x-sorted-by'], '-job/title');
  writeFileSync(join(folder, 'jobs.yaml'), String(contract));
  const contracts = readContracts(folder);
  rmSync(folder, { recursive: true });
  return contracts;
}

async function ask(method: string, path: string, body?: object, session = 'me-1'): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { appid: '999', systemid: 'AB_WEB', cookie: `AT=${session}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${mock.origin}/api/jobs${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const savedJobs = async () =>
  (await ask('GET', '/v1/jobs/saved')).body as { readonly items: readonly { readonly job: { readonly jobId: string; readonly title: string } }[] };

describe('a mock of a contract with links (R-250, R-251)', () => {
  it('puts into a list what a request leads there for, and takes it out again', async () => {
    const { items } = await savedJobs();
    const last = items.at(-1)?.job.jobId ?? '';
    await ask('DELETE', `/v1/job/${last}/saved`);
    expect(await savedJobs()).toEqual({ items: items.slice(0, -1), next: null });
    await ask('PUT', `/v1/job/${last}/saved`);
    expect(await savedJobs()).toEqual({ items, next: null });
  });

  it('answers a list in the order that the contract gives it', async () => {
    const titles = (await savedJobs()).items.map(({ job }) => job.title);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles).toEqual(titles.toSorted().toReversed());
  });

  it('shows what was sent where the contract says so, and counts everyone once', async () => {
    const { body } = await ask('GET', '/v1/jobs');
    const [{ jobId }] = (body as { readonly items: readonly [{ readonly jobId: string }] }).items;
    const people = async (): Promise<number> =>
      ((await ask('GET', `/v1/job/${jobId}`)).body as { readonly job: { readonly realPay: { readonly people: number } } }).job.realPay.people;
    const before = await people();
    for (const session of ['me-1', 'me-1', 'me-2']) await ask('PUT', `/v1/job/${jobId}/outcome`, { outcome: 'offered' }, session);
    expect(await people()).toBe(before + 2);
    expect((await ask('GET', `/v1/job/${jobId}`)).body).toMatchObject({ job: { title: 'offered' } });
    await ask('PUT', `/v1/job/${jobId}/outcome`, { outcome: 'silent' }, 'me-2');
    expect(await people()).toBe(before + 1);
  });
});
