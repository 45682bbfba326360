import { screens } from '../navigation/screens.ts';
import { tokensIn, withPairs, withoutKeys } from '../navigation/url.ts';
import { photoSteps, type PhotoStep } from './photo-form.ts';
import { withoutTicket } from './upload-ticket.ts';

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

/** The wish of a link to see the photos at once, as other sites spell it. */
const photosAsked = 'showPhotosModal';

/** The URL of the form without what only passes by in it (D-22): a ticket, and the wish to see the photos, which is their step where the company is known. */
export function withoutPassing(url: string): string {
  const asked = tokensIn(url);
  const opensPhotos = asked.get(photosAsked) === 'true' && asked.has('company') && !asked.has('step');
  const left = withoutTicket(withoutKeys(url, [photosAsked]));
  return opensPhotos ? withPairs(left, { step: 'photos' }) : left;
}
