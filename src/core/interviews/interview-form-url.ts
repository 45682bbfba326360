import { screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { interviewSteps, type InterviewStep } from './interview-steps.ts';

export interface InterviewFormTarget {
  /** Null where the form asks for it. */
  readonly company: string | null;
  readonly designation: string | null;
  readonly interviewId: string | null;
  readonly step: InterviewStep;
}

export function interviewFormTarget(query: Iterable<readonly [string, string]>): InterviewFormTarget {
  const asked = new Map(query);
  const step = asked.get('step') ?? '';
  return {
    company: asked.get('company') || null,
    designation: asked.get('designation') || null,
    interviewId: asked.get('rid') || null,
    step: isStep(step) ? step : 'company',
  };
}

const isStep = (text: string): text is InterviewStep => Object.hasOwn(interviewSteps, text);

/** Gives each step its own URL, so that Back leads to the previous one. */
export const interviewFormUrl = ({ company, designation, interviewId, step = 'company' }: Partial<InterviewFormTarget> = {}): string =>
  withPairs(screens.interviewForm, {
    company: company ?? undefined,
    designation: designation ?? undefined,
    rid: interviewId ?? undefined,
    step: step === 'company' ? undefined : step,
  });
