/** Order of onboarding steps. */
export const onboardingSteps = ['Communities', 'AnonymousProfile', 'CareerStatus', 'Verification', 'OnboardingCompleted'] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

/** Ordered screens within a step; other steps are a screen themselves. */
const nestedSteps = {
  Communities: [],
  AnonymousProfile: [],
  CareerStatus: ['careerOption', 'additionalDetails'],
  Verification: ['emailVerification', 'verifyOtp'],
  OnboardingCompleted: [],
} as const;

export type NestedStep = (typeof nestedSteps)[OnboardingStep][number];

export type OnboardingScreen = Exclude<OnboardingStep, 'CareerStatus' | 'Verification'> | NestedStep;

/** Full, writer, verification only, and career change (D-02). */
export const sequences = {
  full: onboardingSteps,
  short: ['AnonymousProfile', 'CareerStatus', 'Verification', 'OnboardingCompleted'],
  verify: ['Verification', 'OnboardingCompleted'],
  edit: ['CareerStatus', 'Verification', 'OnboardingCompleted'],
} as const satisfies Record<string, readonly OnboardingStep[]>;

export type SequenceName = keyof typeof sequences;

export const sequenceNames = ['full', 'short', 'verify', 'edit'] as const satisfies readonly SequenceName[];

export interface StepPosition {
  readonly sequence: SequenceName;
  readonly stepIndex: number;
  readonly nestedStepIndex: number;
}

export const startOf = (sequence: SequenceName): StepPosition => ({ sequence, stepIndex: 0, nestedStepIndex: 0 });

export const stepsOf = (sequence: SequenceName): readonly OnboardingStep[] => sequences[sequence];

/** Zero for a step that is its own screen. */
export const nestedCountOf = (step: OnboardingStep): number => nestedSteps[step].length;

/** Two for the career's screens, one for verification (D-01). */
const countedIn = (step: OnboardingStep): number => (step === 'CareerStatus' ? nestedSteps.CareerStatus.length : 1);

/** Steps of a sequence; the full one has six (D-01, R-103). */
export const lengthOf = (sequence: SequenceName): number => stepsOf(sequence).reduce((sum, step) => sum + countedIn(step), 0);

export const stepAt = ({ sequence, stepIndex }: StepPosition): OnboardingStep => stepsOf(sequence)[stepIndex] ?? 'OnboardingCompleted';

export function screenAt(position: StepPosition): OnboardingScreen {
  const step = stepAt(position);
  if (step === 'CareerStatus') return nestedSteps.CareerStatus[position.nestedStepIndex] ?? 'additionalDetails';
  if (step === 'Verification') return nestedSteps.Verification[position.nestedStepIndex] ?? 'verifyOtp';
  return step;
}

export function isStepPosition({ sequence, stepIndex, nestedStepIndex }: StepPosition): boolean {
  const step = stepsOf(sequence)[stepIndex];
  return step !== undefined && Number.isInteger(nestedStepIndex) && nestedStepIndex >= 0 && nestedStepIndex < Math.max(1, nestedCountOf(step));
}
