import { expect, it } from 'vitest';
import type { BenefitsDraft } from '#core/benefits/benefits-draft.ts';
import type { OwnBenefits } from '#core/benefits/own-benefits.ts';
import { keepsDecisions, type OpenedKey } from '#tests/ports/contributions/own-contributions.ts';

/** Stands the adapter up where there is one company, `koyal-pay`. */
export type OpenKey = () => Promise<OpenedKey<OwnBenefits>>;

/** Benefits as somebody tells of them. */
export const toldBenefits: BenefitsDraft = {
  answers: [
    { benefit: 'provident-fund', said: 'yes' },
    { benefit: 'cab', said: 'no' },
  ],
  note: { benefit: 'cab', text: 'Only for the night shift.' },
};

const first = toldBenefits;
const better: BenefitsDraft = { answers: first.answers.slice(1), note: { benefit: 'cab', text: 'For the night shift alone.' } };

/** The promises of OwnBenefits, held by every adapter. */
export function keepsOwnBenefits(open: OpenKey): void {
  it('sends them, which their key finds again with all that was told, and no other (F-07, R-083)', async () => {
    const { mine, others, token } = await open();
    expect(await mine.mine()).toBeUndefined();
    const sent = await mine.create('koyal-pay', first, token);
    const { benefitsId } = sent;
    expect(sent).toEqual({ ...first, benefitsId, company: { urlName: 'koyal-pay', name: 'Koyal Pay' }, state: 'submitted', version: 0, moderation: [] });
    expect([await mine.mine(), await mine.create('koyal-pay', first, token)]).toEqual([sent, sent]);
    expect(await others.mine()).toBeUndefined();
    await expect(others.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('sends them once where they are sent twice at once, and answers both alike', async () => {
    const { mine, token } = await open();
    const [one, other] = await Promise.all([mine.create('koyal-pay', first, token), mine.create('koyal-pay', first, token)]);
    expect(one).toEqual(other);
  });

  it('changes them from the version that is known, and deletes them', async () => {
    const { mine, others, token } = await open();
    const { benefitsId } = await mine.create('koyal-pay', first, token);
    const changed: BenefitsDraft = { answers: [{ benefit: 'gym', said: 'yes' }], note: null };
    expect(await mine.change(benefitsId, changed, 0)).toMatchObject({ ...changed, version: 1 });
    await expect(mine.change(benefitsId, changed, 0)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(others.change(benefitsId, changed, 1)).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.appeal(benefitsId, 'It names nobody.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.remove(benefitsId)).rejects.toMatchObject({ kind: 'missing' });
    await mine.remove(benefitsId);
    expect(await mine.mine()).toBeUndefined();
    await expect(mine.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it('takes an empty note for none, but neither nothing at all, nor one benefit twice, nor a company that is not there', async () => {
    const { mine, token } = await open();
    await expect(mine.create('nobody', first, token)).rejects.toMatchObject({ kind: 'missing' });
    for (const answers of [[], [...first.answers, { benefit: 'cab', said: 'yes' } as const]])
      await expect(mine.create('koyal-pay', { ...first, answers }, token)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect(await mine.create('koyal-pay', { ...first, note: { benefit: 'cab', text: '  ' } }, token)).toMatchObject({ note: null });
  });

  keepsDecisions(open, { first, better, shown: better, idOf: ({ benefitsId }) => benefitsId });
}
