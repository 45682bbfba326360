import { expect, it } from 'vitest';
import type { BenefitsDraft, OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import { benefitsContribution, type OwnBenefits } from '#core/benefits/own-benefits.ts';
import { keepsModerated, type OpenedKey, type Telling } from '#tests/ports/contributions/own-contributions.ts';

export const reportedBenefits: BenefitsDraft = {
  answers: [
    { benefit: 'provident-fund', said: 'yes' },
    { benefit: 'cab', said: 'no' },
  ],
  note: { benefit: 'cab', text: 'Only for the night shift.' },
};

const first = reportedBenefits;
const other: BenefitsDraft = { answers: [{ benefit: 'gym', said: 'yes' }], note: null };

const telling: Telling<OwnCompanyBenefits, BenefitsDraft> = {
  kind: benefitsContribution,
  first,
  shown: first,
  other,
  otherShown: other,
  broken: [[], [...first.answers, { benefit: 'cab', said: 'yes' } as const]].map((answers) => ({ ...first, answers })),
};

export function keepsOwnBenefits(open: () => Promise<OpenedKey<OwnBenefits>>): void {
  it('takes an empty note for none', async () => {
    const { mine, token } = await open();
    expect(await mine.create('koyal-pay', { ...first, note: { benefit: 'cab', text: '  ' } }, token)).toMatchObject({ note: null });
  });

  keepsModerated(open, telling);
}
