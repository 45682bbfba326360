import { screens } from '../navigation/screens.ts';
import { withPairs, withoutKeys } from '../navigation/url.ts';
import { photoSteps, type PhotoStep } from './photo-form.ts';

/** What the form of photos is opened for, as its URL says. */
export interface PhotoFormTarget {
  /** The company by its name in URLs; nothing where it is chosen in the form. */
  readonly company: string | null;
  /** The sending that is changed; nothing for a new one. */
  readonly photoSetId: string | null;
  readonly step: PhotoStep;
}

const isStep = (text: string): text is PhotoStep => Object.hasOwn(photoSteps, text);

/** Reads from the query of a URL what the form is opened for. */
export function photoFormTarget(query: Iterable<readonly [string, string]>): PhotoFormTarget {
  const asked = new Map(query);
  const step = asked.get('step') ?? '';
  return { company: asked.get('company') || null, photoSetId: asked.get('rid') || null, step: isStep(step) ? step : 'company' };
}

/** The URL of the form: each step has its own, so that Back leads to the one before. */
export const photoFormUrl = ({ company, photoSetId, step = 'company' }: Partial<PhotoFormTarget> = {}): string =>
  withPairs(screens.photoForm, { company: company ?? undefined, rid: photoSetId ?? undefined, step: step === 'company' ? undefined : step });

/** Keys that links to the form may hold, and that stay in no address bar (D-22): a secret, an upload that was begun elsewhere, and the wish to see the form. */
const passing = ['SecretKey', 'UploadId', 'showPhotosModal'];

/** The URL of the form without what only passes by in it. */
export const withoutPassing = (url: string): string => withoutKeys(url, passing);
