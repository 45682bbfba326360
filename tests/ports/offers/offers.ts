import { expect, it } from 'vitest';
import { offerConfig } from '#core/offers/salary-offer.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import { offerFacts } from '#tests/content.ts';

/** Promises of saved offers, equal for account and device. */
export function keepsOffers(open: () => Promise<Pick<SalaryOffers, 'list' | 'at' | 'save' | 'change' | 'remove'>>): void {
  it('keeps an offer as it was saved, changed and removed (R-078)', async () => {
    const offers = await open();
    expect(await offers.list()).toEqual([]);
    const saved = await offers.save(offerFacts({ companyName: 'Betwa', location: 'Indore' }));
    expect(saved).toEqual({ ...offerFacts({ companyName: 'Betwa', location: 'Indore' }), offerId: saved.offerId });
    expect(await offers.at(saved.offerId)).toEqual(saved);
    const changed = await offers.change(saved.offerId, offerFacts({ companyName: 'Koyal', location: null }));
    expect(changed).toEqual({ ...offerFacts({ companyName: 'Koyal', location: null }), offerId: saved.offerId });
    expect(await offers.list()).toEqual([changed]);
    await offers.remove(saved.offerId);
    expect(await offers.list()).toEqual([]);
    const gone = { kind: 'missing' };
    await expect(offers.at(saved.offerId)).rejects.toMatchObject(gone);
    await expect(offers.change(saved.offerId, offerFacts())).rejects.toMatchObject(gone);
    await expect(offers.remove(saved.offerId)).rejects.toMatchObject(gone);
  });

  it('has one current salary, first in the list: marking one unmarks the others (R-078)', async () => {
    const offers = await open();
    const [one, other] = [await offers.save(offerFacts({ isCurrent: true })), await offers.save(offerFacts({ isCurrent: true }))];
    const marked = async () => (await offers.list()).map(({ offerId, isCurrent }) => [offerId, isCurrent]);
    expect(await marked()).toEqual([
      [other.offerId, true],
      [one.offerId, false],
    ]);
    await offers.change(one.offerId, offerFacts({ isCurrent: true }));
    expect(await marked()).toEqual([
      [one.offerId, true],
      [other.offerId, false],
    ]);
  });

  it('refuses the fourth (D-09)', async () => {
    const offers = await open();
    for (let kept = 0; kept < offerConfig.mostOffers; kept++) await offers.save(offerFacts());
    await expect(offers.save(offerFacts())).rejects.toMatchObject({ kind: 'conflict', message: 'You can only add 3 salaries/offers.' });
    expect(await offers.list()).toHaveLength(3);
  });
}
