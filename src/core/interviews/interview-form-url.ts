import { screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { interviewSteps, type InterviewStep } from './interview-steps.ts';

/** What the form of an interview is opened for, as its URL says. */
export interface InterviewFormTarget {
  /** The company by its name in URLs; nothing where it is chosen in the form. */
  readonly company: string | null;
  /** The job by its name in URLs; nothing where it is chosen in the form. */
  readonly designation: string | null;
  /** The interview that is changed; nothing for a new one. */
  readonly interviewId: string | null;
  readonly step: InterviewStep;
}

/** Reads from the query of a URL what the form is opened for. */
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

/** The URL of the form: each step has its own, so that Back leads to the one before. */
export const interviewFormUrl = ({ company, designation, interviewId, step = 'company' }: Partial<InterviewFormTarget> = {}): string =>
  withPairs(screens.interviewForm, {
    company: company ?? undefined,
    designation: designation ?? undefined,
    rid: interviewId ?? undefined,
    step: step === 'company' ? undefined : step,
  });
