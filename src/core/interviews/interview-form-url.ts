import { screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';

/** The URL of the form in which one tells of an interview, at a company and for a job that are chosen already. Both go by their names in URLs. */
export const interviewFormUrl = ({ company, designation }: { readonly company?: string | null; readonly designation?: string | null } = {}): string =>
  withPairs(screens.interviewForm, { company: company ?? undefined, designation: designation ?? undefined });
