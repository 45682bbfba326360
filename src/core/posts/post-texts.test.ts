import { describe, expect, it } from 'vitest';
import { wholeText, type EachPart } from '../content/texts.ts';
import { aCommunity, aDraft, offerFacts } from '#tests/content.ts';
import { textsOf } from './post-draft.ts';
import { editableOf, mapEditable, mapTexts } from './post-texts.ts';

const draft = aDraft(aCommunity(), { title: 'Leave', content: 'How much?', poll: { options: ['None', 'Ten days'], days: 7 }, salaryIds: ['s'] });

const offer = offerFacts({ isCurrent: true });

describe('the texts of a post', () => {
  it('are title, content, the options of its poll and what its offers say', () => {
    const texts = textsOf(draft, [offer]);
    expect(texts).toEqual({ ...editableOf(draft), title: 'Leave', content: 'How much?', options: ['None', 'Ten days'], offers: ['Betwa', 'Analyst'] });
    expect(wholeText({ ...texts, title: null })).toBe('How much?\nNone\nTen days\nBetwa\nAnalyst');
  });

  it('are each made again, and an empty title is none', () => {
    const texts = mapTexts(
      textsOf(draft, [offer]),
      (text) => text.toUpperCase(),
      (text) => `${text}.`,
    );
    expect(texts).toMatchObject({ title: 'LEAVE', content: 'HOW MUCH?', options: ['None.', 'Ten days.'], offers: ['Betwa.', 'Analyst.'] });
    expect(mapEditable({ ...draft, title: ' ', content: 'x ' }, (text) => text.trim())).toMatchObject({ title: null, content: 'x' });
  });

  it('are listed: a part in neither list leaves nothing that fits', () => {
    interface Longer {
      readonly title: string;
      readonly days: number;
      readonly city: string;
    }
    const longer: Longer = { title: '', days: 1, city: '' };
    // @ts-expect-error Refused, because the city is in neither list: nothing says whether it holds text.
    const wrong: EachPart<Longer, 'title', 'days'> = longer;
    const right: EachPart<Longer, 'title' | 'city', 'days'> = longer;
    expect(right).toBe(wrong);
  });
});
