import { byNames, object, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

type Said<Name extends string> = Readonly<Record<Name, readonly string[]>>;

interface AroundRemarks {
  /** Beginnings of a text, which say who speaks: before what they liked. */
  readonly introductions: Said<'staying' | 'gone'>;
  /** Frames of the one thing disliked by people who are glad, and of the one thing liked by people who are not. {x} is a remark with a small letter. */
  readonly frames: Said<'minor' | 'faint'>;
  /** Endings of what was disliked, by the mood of a review. */
  readonly advices: Said<'glad' | 'torn' | 'sour'>;
  /** Remarks about leaving, for those who have left, from what they met. */
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
