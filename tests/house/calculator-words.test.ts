import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync('src/web/words/{calculators,take-home,hike,hra,gratuity,compare-offers}/*.ts').filter((path) => !path.endsWith('.test.ts'));

/** Amounts and shares of the law: rupees, per cents of something, fifteen twenty-sixths. */
const figure = /₹\s?\d|\d+(?:\.\d+)?\s?%|15\/26|\b(?:15|21|25),000\b/;

/** Examples of how to type something. */
const isExample = (line: string): boolean => /such as|जैसा|जैसे|-5%|-50,000|Write |लिखें/.test(line);

describe('the words of the calculators', () => {
  it.each(files)('take every figure of the law from its rule: %s (F-20)', (path) => {
    const written = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => figure.test(line) && !isExample(line));
    expect(written).toEqual([]);
  });

  it('are looked at', () => {
    expect(files.length).toBeGreaterThan(20);
  });
});
