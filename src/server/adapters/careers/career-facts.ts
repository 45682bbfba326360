import type { CareerType } from '#core/careers/completeness.ts';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import type { SanitizedText } from '../content/sanitized-text.ts';
import { knownFactsIn, sealedFacts } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Career as stated by the member, stored sealed in one column. */
export interface StatedCareer {
  /** Company or college as the member wrote it. */
  readonly place: SanitizedText | null;
  readonly department_id: number | null;
  readonly industry_id: number | null;
  /** Designation. */
  readonly job_profile: SanitizedText | null;
  readonly tag_id: number;
  readonly role_id: number | null;
  /** City. */
  readonly job_location: SanitizedText | null;
  readonly course_id: number | null;
  readonly course_name: SanitizedText | null;
  readonly specialization_id: number | null;
  readonly specialization: SanitizedText | null;
}

export const noFacts: StatedCareer = {
  place: null,
  department_id: null,
  industry_id: null,
  job_profile: null,
  tag_id: 0,
  role_id: null,
  job_location: null,
  course_id: null,
  course_name: null,
  specialization_id: null,
  specialization: null,
};

export const sealedCareer = (secrets: Pick<Secrets, 'seal'>, accountId: string, facts: StatedCareer): string =>
  sealedFacts(secrets, ['career', accountId], facts);

export const careerFactsIn = (secrets: Pick<Secrets, 'unseal'>, accountId: string, sealed: string): StatedCareer =>
  knownFactsIn(secrets, ['career', accountId], sealed);

/** Bound to the account, since a shared hash would show who works together and where. */
export const workplaceHash = (secrets: Pick<Secrets, 'reference'>, accountId: string, workplaceKey: string): string =>
  secrets.reference('workplace', accountId, workplaceKey);

/** Undefined when the career names no place. */
export const workplaceKeyIn = (type: CareerType, place: string | null): string | null =>
  place === null ? null : workplaceKeyOf(type === 'student' ? 'college' : 'company', place);

export const workplaceColumns = [
  ['career', 'place_key'],
  ['career_proof', 'place_key'],
  ['portal_link', 'denied_place_key'],
] as const;
