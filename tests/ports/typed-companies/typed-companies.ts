import { expect, it } from 'vitest';
import type { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import type { AdministratorLog } from '#core/administration/administrator-log.ts';
import { longestRefusal, type TypedCompanies } from '#core/typed-companies/typed-companies.ts';
import type { TypedCompany } from '#core/typed-companies/typed-company.ts';

/** Typed companies as an administrator sees them, beside listed ones. */
export interface OpenedTyped {
  readonly typed: TypedCompanies;
  readonly companies: AdministeredCompanies;
  /** Omitted where nothing is logged. */
  readonly log?: AdministratorLog;
  readonly contribute: (about: TypedCompany) => Promise<void>;
}

const nursingHome = { name: 'Ashvini Nursing Home', city: 'Pune' };
export const asTyped = { ...nursingHome, website: '', industry: 'Hospitals' };

export function keepsTyped(open: () => Promise<OpenedTyped>): void {
  const one = async ({ typed, contribute }: OpenedTyped) => {
    await contribute(nursingHome);
    const [waiting] = (await typed.list()).items;
    if (!waiting) throw new Error('Nothing waits');
    return waiting;
  };

  it('lists each with how many contributions wait under it, the refused ones last', async () => {
    const { typed, contribute } = await open();
    expect(await typed.list()).toEqual({ items: [], next: null });
    await contribute({ name: 'Ashvini Nursing Home', city: 'Pune' });
    await contribute({ name: 'Betwa School', city: 'Bhopal' });
    const { items } = await typed.list();
    expect(items).toMatchObject([
      { ...nursingHome, waiting: 1, refusal: null },
      { name: 'Betwa School', city: 'Bhopal', waiting: 1, refusal: null },
    ]);
    await typed.refuse(items[0]?.typedId ?? '', ' No such place. ');
    expect((await typed.list()).items).toMatchObject([{ name: 'Betwa School' }, { ...nursingHome, refusal: 'No such place.' }]);
    const first = await typed.list(null, 1);
    expect([first.items.length, (await typed.list(first.next, 1)).items[0]?.name]).toEqual([1, 'Ashvini Nursing Home']);
  });

  it('lets one in once, under a name that is free', async () => {
    const opened = await open();
    const { typed, companies } = opened;
    const { typedId } = await one(opened);
    await companies.add({ ...asTyped, name: 'Ashvini Hospital' });
    await expect(typed.letIn(typedId, { ...asTyped, name: 'ashvini hospital' })).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    await expect(typed.letIn(typedId, { ...asTyped, industry: '' })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await typed.letIn(typedId, asTyped)).toMatchObject({ ...asTyped, urlName: 'ashvini-nursing-home' });
    expect([(await typed.list()).items, (await companies.list('nursing')).items.length]).toEqual([[], 1]);
    await expect(typed.letIn(typedId, { ...asTyped, name: 'Again' })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(typed.refuse(typedId, 'Too late.')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(typed.letIn('0123456789abcdef', asTyped)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('merges one into a company of the list, and into none that is not there', async () => {
    const opened = await open();
    const { typed, companies } = opened;
    const { typedId } = await one(opened);
    const { companyId } = await companies.add({ ...asTyped, name: 'Ashvini Hospital' });
    await expect(typed.mergeInto(typedId, '0123456789abcdef')).rejects.toMatchObject({ kind: 'missing' });
    expect(await typed.mergeInto(typedId, companyId)).toMatchObject({ name: 'Ashvini Hospital' });
    expect((await typed.list()).items).toEqual([]);
    await expect(typed.mergeInto(typedId, companyId)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('refuses one with a reason, and can still let it in', async () => {
    const opened = await open();
    const { typed } = opened;
    const { typedId } = await one(opened);
    for (const reason of ['', '  ', 'a'.repeat(longestRefusal + 1)]) await expect(typed.refuse(typedId, reason)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await typed.refuse(typedId, 'No such place.')).toMatchObject({ ...nursingHome, refusal: 'No such place.' });
    expect(await typed.letIn(typedId, asTyped)).toMatchObject(asTyped);
  });

  it('is in the log of administrators, each decision with what it changed (S-123)', async () => {
    const opened = await open();
    const { typed, companies, log } = opened;
    if (!log) return;
    const { typedId } = await one(opened);
    await typed.refuse(typedId, 'No such place.');
    await typed.letIn(typedId, { ...asTyped, name: 'Ashvini Hospital' });
    await opened.contribute({ name: 'Ashvini Clinic', city: 'Pune' });
    const [other] = (await typed.list()).items;
    const [into] = (await companies.list('Ashvini Hospital')).items;
    await typed.mergeInto(other?.typedId ?? '', into?.companyId ?? '');
    const entries = (await log.entries()).items.map(({ action, subject, changes }) => ({ action, subject, changes }));
    expect(entries).toEqual([
      { action: 'company-merged', subject: 'Ashvini Clinic', changes: [{ field: 'name', before: 'Ashvini Clinic', after: 'Ashvini Hospital' }] },
      { action: 'company-let-in', subject: 'Ashvini Hospital', changes: [{ field: 'name', before: 'Ashvini Nursing Home', after: 'Ashvini Hospital' }] },
      { action: 'company-refused', subject: 'Ashvini Nursing Home', changes: [{ field: 'reason', before: '', after: 'No such place.' }] },
    ]);
  });
}
