import { expect, it } from 'vitest';
import type { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import { aSalaryDraft } from './own-salaries.ts';

/** A device of a member who is signed in, beside one company, `koyal-pay`. */
export type OpenSalaryDevice = () => Promise<ContributedSalaries>;

export const koyalPay = { urlName: 'koyal-pay', name: 'Koyal Pay' };

/** The promises of ContributedSalaries, held by every adapter. */
export function keepsContributedSalaries(open: OpenSalaryDevice): void {
  it('sends a salary by a key of its own, and finds it by that key (F-07, R-084, R-087)', async () => {
    const device = await open();
    expect(await device.held()).toEqual([]);
    const sent = await device.send(koyalPay, aSalaryDraft);
    expect(sent).toMatchObject({ ...aSalaryDraft, company: koyalPay, state: 'submitted', version: 0 });
    const [key, ...others] = await device.held();
    expect([key, others]).toEqual([
      { publicKey: key?.publicKey, kind: 'salary', about: 'Koyal Pay', thingId: sent.salaryId, sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      [],
    ]);
    expect(await device.one(key?.publicKey ?? '')).toEqual(sent);
  });

  it('gets ready for a salary that is to come, which is none of the device yet, and sends it by what it has (F-07)', async () => {
    const device = await open();
    await device.prepare('quiet');
    await device.prepare('form');
    expect(await device.held()).toEqual([]);
    const sent = await device.send(koyalPay, aSalaryDraft);
    expect((await device.held()).map(({ thingId, about }) => [thingId, about])).toEqual([[sent.salaryId, 'Koyal Pay']]);
    await device.prepare('form');
    expect((await device.held()).length).toBe(1);
  });

  it('sends two at one company by two keys (F-07)', async () => {
    const device = await open();
    const [one, two] = [await device.send(koyalPay, aSalaryDraft), await device.send(koyalPay, aSalaryDraft)];
    expect(one.salaryId).not.toBe(two.salaryId);
    expect(new Set((await device.held()).map(({ publicKey }) => publicKey)).size).toBe(2);
  });

  it('changes it from the version that is known, and deletes it with its key (R-090)', async () => {
    const device = await open();
    const sent = await device.send(koyalPay, aSalaryDraft);
    const [{ publicKey = '' } = {}] = await device.held();
    expect(await device.change(publicKey, sent, { ...aSalaryDraft, fixed: 2_100_000 })).toMatchObject({ fixed: 2_100_000, version: 1 });
    await expect(device.change(publicKey, sent, aSalaryDraft)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await device.remove(publicKey, sent.salaryId);
    expect(await device.held()).toEqual([]);
  });

  it('tells by its key what became of the pay of a year, which is the same salary still (F-11)', async () => {
    const device = await open();
    const sent = await device.send(koyalPay, aSalaryDraft);
    const [{ publicKey = '' } = {}] = await device.held();
    const told = { year: 2026, variablePromised: 150_000, variablePaid: 90_000, hikeAnnounced: 10, hikeReceived: 6, monthsSinceRevision: 14 };
    const checked = await device.checkIn(publicKey, sent.salaryId, told);
    expect(await device.held()).toMatchObject([{ thingId: sent.salaryId, sentOn: expect.any(String), toldOf: 2026 }]);
    expect([checked, await device.one(publicKey)]).toEqual([
      { ...sent, checkIn: told },
      { ...sent, checkIn: told },
    ]);
  });

  it('forgets a key that is told so, and none of the others', async () => {
    const device = await open();
    const [, kept] = [await device.send(koyalPay, aSalaryDraft), await device.send(koyalPay, aSalaryDraft)];
    const [{ publicKey = '' } = {}] = await device.held();
    await device.forget(publicKey);
    expect((await device.held()).map(({ thingId }) => thingId)).toEqual([kept.salaryId]);
  });
}
