/** The steps of onboarding, in their order. */
export const onboardingSteps = ['Communities', 'AnonymousProfile', 'CareerStatus', 'Verification', 'OnboardingCompleted'] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

/** The nested screens of a step, in their order. A step without such screens is a screen itself. */
const nestedSteps = {
  Communities: [],
  AnonymousProfile: [],
  CareerStatus: ['careerOption', 'additionalDetails'],
  Verification: ['emailVerification', 'verifyOtp'],
  OnboardingCompleted: [],
} as const;

export type NestedStep = (typeof nestedSteps)[OnboardingStep][number];

/** One screen of onboarding. */
export type OnboardingScreen = Exclude<OnboardingStep, 'CareerStatus' | 'Verification'> | NestedStep;

/** The sequences of steps: all of them, those of a writer, one's verification alone, and a change of what one does (D-02). */
export const sequences = {
  full: onboardingSteps,
  short: ['AnonymousProfile', 'CareerStatus', 'Verification', 'OnboardingCompleted'],
  verify: ['Verification', 'OnboardingCompleted'],
  edit: ['CareerStatus', 'Verification', 'OnboardingCompleted'],
} as const satisfies Record<string, readonly OnboardingStep[]>;

export type SequenceName = keyof typeof sequences;

export const sequenceNames = ['full', 'short', 'verify', 'edit'] as const satisfies readonly SequenceName[];

/** A position in a sequence of steps. */
export interface StepPosition {
  readonly sequence: SequenceName;
  readonly stepIndex: number;
  readonly nestedStepIndex: number;
}

export const startOf = (sequence: SequenceName): StepPosition => ({ sequence, stepIndex: 0, nestedStepIndex: 0 });

export const stepsOf = (sequence: SequenceName): readonly OnboardingStep[] => sequences[sequence];

/** The number of nested screens of a step; one that is a screen itself has none. */
export const nestedCountOf = (step: OnboardingStep): number => nestedSteps[step].length;

/** The progress a step counts for: the two screens of the career are two, the two of the verification are one (D-01). */
const countedIn = (step: OnboardingStep): number => (step === 'CareerStatus' ? nestedSteps.CareerStatus.length : 1);

const counted = (steps: readonly OnboardingStep[]): number => steps.reduce((sum, step) => sum + countedIn(step), 0);

/** The number of steps of a sequence in the words of the product: the full one has six (D-01, R-103). */
export const lengthOf = (sequence: SequenceName): number => counted(stepsOf(sequence));

export const stepAt = ({ sequence, stepIndex }: StepPosition): OnboardingStep => stepsOf(sequence)[stepIndex] ?? 'OnboardingCompleted';

/** The screen at a position. */
export function screenAt(position: StepPosition): OnboardingScreen {
  const step = stepAt(position);
  if (step === 'CareerStatus') return nestedSteps.CareerStatus[position.nestedStepIndex] ?? 'additionalDetails';
  if (step === 'Verification') return nestedSteps.Verification[position.nestedStepIndex] ?? 'verifyOtp';
  return step;
}

/** The number of the current step, and of all of them but for those that are left out. */
export function progressAt(position: StepPosition, skips: readonly OnboardingStep[] = []): { readonly step: number; readonly of: number } {
  const isTaken = (step: OnboardingStep): boolean => !skips.includes(step);
  const before = counted(stepsOf(position.sequence).slice(0, position.stepIndex).filter(isTaken));
  const inside = stepAt(position) === 'CareerStatus' ? position.nestedStepIndex : 0;
  return { step: before + inside + 1, of: counted(stepsOf(position.sequence).filter(isTaken)) };
}

/** Whether a sequence has such a position. */
export function isStepPosition({ sequence, stepIndex, nestedStepIndex }: StepPosition): boolean {
  const step = stepsOf(sequence)[stepIndex];
  return step !== undefined && Number.isInteger(nestedStepIndex) && nestedStepIndex >= 0 && nestedStepIndex < Math.max(1, nestedCountOf(step));
}
