import { describe, expect, it } from 'vitest';
import { sharesWords } from './shared-words.ts';

describe('words that two texts have in common (R-160)', () => {
  it.each([
    ['They may not.', 'They may not, by law.'],
    ['Can they hold my last pay until the laptop is back?', 'Can they hold my last pay?'],
    ['One two three four five six seven eight nine ten', 'Other words stand here, and then one two three'],
    ['वे ऐसा नहीं कर सकते', 'क़ानून से वे ऐसा नहीं कर सकते'],
    ['👍', '👍'],
    ['', 'Anything'],
  ])('are too many in %j and %j', (one, other) => {
    expect(sharesWords(one, other)).toBe(true);
  });

  it.each([
    ['They may not.', 'Ask the labour commissioner first'],
    ['They may not.', 'कमिश्नर से पूछिए'],
    ['Notice pay is due within two days of leaving', 'My manager at the bank never answered a single mail'],
  ])('are few in %j and %j', (one, other) => {
    expect(sharesWords(one, other)).toBe(false);
  });
});
