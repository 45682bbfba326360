import { describe, expect, it } from 'vitest';
import { nameRefusals } from '#scripts/codebase/name-rules.ts';
import { plantedCodebase } from '#tests/planted.ts';

const offer = 'export interface Offer {}\n';

describe('a name that is exported', () => {
  it('means one thing in src', () => {
    const twice = { 'src/core/offers/offer.ts': offer, 'src/core/compare-offers/types.ts': 'export type Offer = 1;\n' };
    expect(nameRefusals(plantedCodebase(twice))).toEqual([
      'src/core/compare-offers/types.ts and src/core/offers/offer.ts export Offer twice: give the less central of the two a name of its own.',
    ]);
  });

  it('is that of no limit of another file', () => {
    const limits = { 'src/core/personas/made-up-name.ts': 'export const longestName = 24;\n', 'src/core/composer/url.ts': 'const longestName = 120;\n' };
    expect(nameRefusals(plantedCodebase(limits))).toEqual([
      'src/core/composer/url.ts calls a limit of its own longestName, as src/core/personas/made-up-name.ts does: say in its name what it limits.',
    ]);
    expect(nameRefusals(plantedCodebase({ ...limits, 'src/core/composer/url.ts': 'const longestPlaceName = 120;\n' }))).toEqual([]);
  });

  it('may be that of the view which draws it, and of one view alone', () => {
    const view = `export const Offer = () => null;\n`;
    const drawn = { 'src/core/offers/offer.ts': offer, 'src/web/views/offers/Offer.tsx': view };
    expect(nameRefusals(plantedCodebase(drawn))).toEqual([]);
    expect(nameRefusals(plantedCodebase({ ...drawn, 'src/web/views/composer/Offer.tsx': view }))).toHaveLength(1);
    expect(nameRefusals(plantedCodebase({ 'src/web/views/offers/Offer.tsx': view, 'src/web/views/composer/Offer.tsx': view }))).toHaveLength(1);
  });

  it('may be that of a role: a wiring’s list, or a language’s sentences', () => {
    const same = 'export const bindings = [];\n';
    const roles = [
      'src/web/app/votes/votes-wiring.ts',
      'src/web/app/polls/polls-wiring.ts',
      'src/web/words/en/polls/words.ts',
      'src/web/words/hi/polls/lines.ts',
    ];
    expect(nameRefusals(plantedCodebase(Object.fromEntries(roles.map((path) => [path, same]))))).toEqual([]);
  });
});
