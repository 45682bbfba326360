import { nextFigure, crowdSize, shareIn, shownFigure, type CrowdShare, type MadeFigure, type CrowdNumbers } from '../crowds/figure.ts';
import { benefitGroups, benefitsInOrder, benefitsOfGroup, type Benefit, type BenefitShare, type SharedGroup } from './benefit.ts';

export const benefitFigures = [...benefitsInOrder, 'people'] as const;
export type BenefitFigure = (typeof benefitFigures)[number];

export type MadeBenefits = { readonly [Figure in BenefitFigure]?: MadeFigure<CrowdShare> | undefined };

export const nextBenefits = (before: MadeBenefits, saidOf: (figure: BenefitFigure) => CrowdNumbers): MadeBenefits =>
  Object.fromEntries(benefitFigures.map((figure) => [figure, nextFigure(before[figure], saidOf(figure), shareIn)]));

/** Number of people for display, where few count only as some. */
export const peopleShown = ({ people }: MadeBenefits, said: CrowdNumbers): number => shownFigure(people)?.people ?? Math.min(1, crowdSize(said));

export type NotesCounts = { readonly [Of in Benefit]?: number };

export function benefitShare(benefit: Benefit, made: MadeBenefits, notes: NotesCounts): BenefitShare {
  const share = shownFigure(made[benefit]);
  return { benefit, people: share?.people ?? 0, percent: share?.percent ?? null, notesCount: notes[benefit] ?? 0 };
}

/** Shares by group. Benefits with too few answers appear for their notes alone. */
export const sharedGroups = (made: MadeBenefits, notes: NotesCounts): readonly SharedGroup[] =>
  benefitGroups.flatMap((group) => {
    const shares = benefitsOfGroup[group]
      .map((benefit) => benefitShare(benefit, made, notes))
      .filter(({ percent, notesCount }) => percent !== null || notesCount > 0);
    return shares.length === 0 ? [] : [{ group, benefits: shares }];
  });
