import type { Generated } from 'kysely';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { CareerType } from '#core/careers/completeness.ts';
import type { OnboardingStep } from '#core/onboarding/sequence.ts';
import type { VerificationSource } from '#core/careers/verification.ts';

/** The tables of what members do, and of what confirms it. */
export interface CareerTables {
  readonly career: CareerTable;
  readonly career_proof: CareerProofTable;
  readonly mail_challenge: MailChallengeTable;
  readonly mail_sending: MailSendingTable;
  readonly mail_proof: MailProofTable;
  readonly portal_link: PortalLinkTable;
  readonly onboarding: OnboardingTable;
  readonly company_domain: CompanyDomainTable;
}

export interface CareerTable {
  id: string;
  account_id: string;
  type: CareerType;
  place: string | null;
  place_key: string | null;
  department_id: number | null;
  industry_id: number | null;
  job_profile: string | null;
  tag_id: Generated<number>;
  role_id: number | null;
  job_location: string | null;
  course_id: number | null;
  course_name: string | null;
  specialization_id: number | null;
  specialization: string | null;
  is_mail_asked: Generated<boolean>;
}

export interface CareerProofTable {
  account_id: string;
  place_key: string;
  source: VerificationSource;
  month: string;
}

interface MailChallengeTable {
  key: string;
  code_hash: string;
  tries: Generated<number>;
  ends_at: Date;
}

interface MailSendingTable {
  key: string;
  sent_at: Date;
}

interface MailProofTable {
  key: string;
  year: string;
}

export interface PortalLinkTable {
  account_id: string;
  consent_on: string | null;
  linked_on: string | null;
  denied_place_key: string | null;
}

interface OnboardingTable {
  account_id: string;
  last_step: OnboardingStep | null;
  selected_profile: Generated<ProfileType>;
}

interface CompanyDomainTable {
  company_id: string;
  domain: string;
}
