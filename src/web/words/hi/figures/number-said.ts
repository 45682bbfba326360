import { endSaid } from '#core/calculators/typed-number.ts';
import type { NumberSaid } from '../../en/figures/number-said.ts';

export const numberSaid: NumberSaid = {
  between: (ends, isOptional) =>
    `${endSaid(ends.least ?? 0, ends)} से ${endSaid(ends.most, ends)} तक की ${ends.places ? '' : 'पूरी '}संख्या लिखें${isOptional ? ', या ख़ाली छोड़ दें' : ''}।`,
  take: (end) => `${end} लें`,
};
