import { object, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** A text that is said over and over with a word changed, and others as short. */
interface Burst {
  readonly alike: string;
  readonly other: readonly string[];
}

const burst = object<Burst>({ alike: aString, other: textList });

/** The texts of a burst. */
export const burstTexts = demoValues('reviews')(
  'burst-texts',
  object<Readonly<Record<'likes' | 'dislikes', Burst>> & { readonly titles: readonly string[] }>({ likes: burst, dislikes: burst, titles: textList }),
);
