import { describe, expect, it } from 'vitest';
import { benefitsFormTarget, benefitsFormUrl } from './benefits-form-url.ts';
import { answersIn, benefitsFormProblems, benefitsOf, emptyBenefits, fieldsOfBenefits, withAnswer, type BenefitsFields } from './benefits-form.ts';

const filled: BenefitsFields = { ...emptyBenefits, companyUrlName: 'koyal-pay', companyName: 'Koyal Pay', answers: 'gratuity:yes cab:no' };

describe('the form of benefits (R-084)', () => {
  it('takes a yes or no for each benefit, changes it, and takes it back', () => {
    const said = withAnswer(withAnswer(withAnswer('', 'cab', 'yes'), 'gratuity', 'no'), 'cab', 'no');
    expect(answersIn(said)).toEqual([
      { benefit: 'gratuity', said: 'no' },
      { benefit: 'cab', said: 'no' },
    ]);
    expect(withAnswer(said, 'gratuity', null)).toBe('cab:no');
  });

  it('ignores benefits in older drafts that no list has any more', () => {
    expect(answersIn('cab:yes cab:no palanquin:yes gratuity:perhaps')).toEqual([{ benefit: 'cab', said: 'yes' }]);
  });

  it.each<[string, Readonly<Record<string, string>>, object]>([
    ['nothing is wrong', {}, {}],
    ['no company', { companyUrlName: '' }, { company: 'missing' }],
    ['no answer', { answers: '' }, { answers: 'missing' }],
    ['a note about nothing', { note: 'Only after nine.' }, { noteAbout: 'missing' }],
    ['a note that is long', { note: 'a'.repeat(301), noteAbout: 'cab' }, { note: 'long' }],
    ['a note of spaces', { note: '  ' }, {}],
  ])('says what is to be put right: %s', (_, fields, problems) => expect(benefitsFormProblems({ ...filled, ...fields })).toEqual(problems));

  it('makes benefits of its fields, and fields of benefits that stand', () => {
    const fields = { ...filled, note: ' Only after nine. ', noteAbout: 'cab' };
    const draft = benefitsOf(fields);
    expect(draft).toEqual({
      answers: [
        { benefit: 'gratuity', said: 'yes' },
        { benefit: 'cab', said: 'no' },
      ],
      note: { benefit: 'cab', text: 'Only after nine.' },
    });
    expect(benefitsOf({ ...filled, noteAbout: 'cab' }).note).toBeNull();
    const own = {
      ...draft,
      benefitsId: 'b1',
      company: { urlName: 'koyal-pay', name: 'Koyal Pay' },
      state: 'live',
      version: 0,
      moderation: [],
      reply: null,
    } as const;
    expect(fieldsOfBenefits(own)).toEqual({ ...fields, note: 'Only after nine.' });
    expect(fieldsOfBenefits({ ...own, note: null })).toEqual(filled);
  });

  it('is opened for a company, or to change what is', () => {
    expect(benefitsFormUrl({ company: 'koyal-pay' })).toBe('/contribute/company-benefits?company=koyal-pay');
    expect(benefitsFormTarget([['rid', 'b1']])).toEqual({ company: null, benefitsId: 'b1', step: 'tell' });
    expect(benefitsFormUrl({ benefitsId: 'b1' })).toBe('/contribute/company-benefits?rid=b1');
  });
});
