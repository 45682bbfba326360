import { screens } from '../navigation/screens.ts';
import { tokensIn, withPairs, withoutKeys } from '../navigation/url.ts';
import { photoSteps, type PhotoStep } from './photo-form.ts';
import { withoutTicket } from './upload-ticket.ts';

export interface PhotoFormTarget {
  readonly company: string | null;
  readonly photoSetId: string | null;
  readonly step: PhotoStep;
}

const isStep = (text: string): text is PhotoStep => Object.hasOwn(photoSteps, text);

export function photoFormTarget(query: Iterable<readonly [string, string]>): PhotoFormTarget {
  const asked = new Map(query);
  const step = asked.get('step') ?? '';
  return { company: asked.get('company') || null, photoSetId: asked.get('rid') || null, step: isStep(step) ? step : 'company' };
}

/** Gives each step its own URL, so that Back leads to the previous one. */
export const photoFormUrl = ({ company, photoSetId, step = 'company' }: Partial<PhotoFormTarget> = {}): string =>
  withPairs(screens.photoForm, { company: company ?? undefined, rid: photoSetId ?? undefined, step: step === 'company' ? undefined : step });

/** Wish to show photos at once, as other sites spell it. */
const photosAsked = 'showPhotosModal';

/** Drops transient parts (D-22): ticket and the wish to see photos, which becomes a step. */
export function withoutPassing(url: string): string {
  const asked = tokensIn(url);
  const opensPhotos = asked.get(photosAsked) === 'true' && asked.has('company') && !asked.has('step');
  const left = withoutTicket(withoutKeys(url, [photosAsked]));
  return opensPhotos ? withPairs(left, { step: 'photos' }) : left;
}
