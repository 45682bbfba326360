import { isRecord } from '#core/record.ts';
import type { PortalDetails } from '#core/verification/job-portals.ts';
import { sanitizedLine } from '../content/sanitized-text.ts';
import { isPublicUrl } from '../system/public-fetch.ts';

type Field = 'firstName' | 'lastName' | 'email' | 'image' | 'company' | 'college' | 'designation' | 'location';

/** Places in a portal's profile where our fields are, as `jobs.0.company`. */
export type PortalFields = Readonly<Record<Field, string>>;

/** Names of OpenID Connect, and plain ones where that has none. */
const usual: PortalFields = {
  firstName: 'given_name',
  lastName: 'family_name',
  email: 'email',
  image: 'picture',
  company: 'company',
  college: 'college',
  designation: 'designation',
  location: 'location',
};

/** Reads `company=jobs.0.company,designation=jobs.0.title`; undefined if it cannot be meant. */
export function portalFields(text: string): PortalFields | undefined {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  const isMeant = pairs.every(([field = '', place = '', ...more]) => Object.hasOwn(usual, field) && /^[\w-]+(\.[\w-]+)*$/.test(place) && more.length === 0);
  const isTwice = new Set(pairs.map(([field]) => field)).size < pairs.length;
  return isMeant && !isTwice ? { ...usual, ...Object.fromEntries(pairs) } : undefined;
}

export const usualPortalFields = usual;

const longestFact = 80;
const longestCollege = 120;
const longestAddress = 254;
const longestImage = 2_000;

/** Career data of a profile; what is missing or no text is null. */
export function detailsIn(profile: unknown, fields: PortalFields): PortalDetails {
  const line = (field: Field, most = longestFact): string | null => lineAt(profile, fields[field], most);
  const photo = line('image', longestImage);
  return {
    firstName: line('firstName'),
    lastName: line('lastName'),
    email: line('email', longestAddress),
    photo: photo !== null && isPublicUrl(photo) ? photo : null,
    companyName: line('company'),
    collegeName: line('college', longestCollege),
    jobProfile: line('designation'),
    jobLocation: line('location'),
  };
}

/** Leaves out what is too long, as half a name is none. */
function lineAt(profile: unknown, place: string, most: number): string | null {
  const found = place.split('.').reduce<unknown>((inner, step) => within(inner, step), profile);
  const line = typeof found === 'string' ? sanitizedLine(found) : '';
  return line === '' || line.length > most ? null : line;
}

const within = (value: unknown, step: string): unknown =>
  Array.isArray(value) ? value[Number(step)] : isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
