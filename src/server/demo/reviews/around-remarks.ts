import { byNames, object, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

type Said<Name extends string> = Readonly<Record<Name, readonly string[]>>;

interface AroundRemarks {
  readonly introductions: Said<'staying' | 'gone'>;
  /** Frames of a single dislike of glad authors, or like of others, where {x} is a lower-case remark. */
  readonly frames: Said<'minor' | 'faint'>;
  readonly advices: Said<'glad' | 'torn' | 'sour'>;
  readonly partings: Said<'smooth' | 'slow' | 'withheld' | 'bond'>;
}

export const { introductions, frames, advices, partings } = demoValues('reviews')(
  'around-remarks',
  object<AroundRemarks>({
    introductions: byNames(['staying', 'gone'], textList),
    frames: byNames(['minor', 'faint'], textList),
    advices: byNames(['glad', 'torn', 'sour'], textList),
    partings: byNames(['smooth', 'slow', 'withheld', 'bond'], textList),
  }),
);
