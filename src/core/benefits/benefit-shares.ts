import { nextFigure, crowdSize, shareIn, shownFigure, type CrowdShare, type MadeFigure, type CrowdNumbers } from '../crowds/figure.ts';
import { benefitGroups, benefitsInOrder, benefitsOfGroup, type Benefit, type BenefitShare, type SharedGroup } from './benefit.ts';

/** What is counted: each benefit by those who say yes or no, and everyone who says anything. */
export const benefitFigures = [...benefitsInOrder, 'people'] as const;
export type BenefitFigure = (typeof benefitFigures)[number];

/** The figures as they were made last. */
export type MadeBenefits = { readonly [Figure in BenefitFigure]?: MadeFigure<CrowdShare> | undefined };

/** The figures of what people say now, beside those that were made before. */
export const nextBenefits = (before: MadeBenefits, saidOf: (figure: BenefitFigure) => CrowdNumbers): MadeBenefits =>
  Object.fromEntries(benefitFigures.map((figure) => [figure, nextFigure(before[figure], saidOf(figure), shareIn)]));

/** How many say something, as far as it may be shown: of few people only that there are some. */
export const peopleShown = ({ people }: MadeBenefits, said: CrowdNumbers): number => shownFigure(people)?.people ?? Math.min(1, crowdSize(said));

/** How many notes there are about each benefit. */
export type NotesCounts = { readonly [Of in Benefit]?: number };

/** The share of a benefit. */
export function benefitShare(benefit: Benefit, made: MadeBenefits, notes: NotesCounts): BenefitShare {
  const share = shownFigure(made[benefit]);
  return { benefit, people: share?.people ?? 0, percent: share?.percent ?? null, notesCount: notes[benefit] ?? 0 };
}

/** All shares, group by group; one that too few were asked about is there for its notes alone. */
export const sharedGroups = (made: MadeBenefits, notes: NotesCounts): readonly SharedGroup[] =>
  benefitGroups.flatMap((group) => {
    const shares = benefitsOfGroup[group]
      .map((benefit) => benefitShare(benefit, made, notes))
      .filter(({ percent, notesCount }) => percent !== null || notesCount > 0);
    return shares.length === 0 ? [] : [{ group, benefits: shares }];
  });
