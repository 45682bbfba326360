import type { AdministeredProfile } from '#core/company-profiles/administered-profiles.ts';
import type { FieldChange } from '#core/administration/administrator-log.ts';
import { Failure } from '#core/failure.ts';

/** Names each wrong field by its path in the body. */
export const brokenRule = (problems: Readonly<Record<string, string>>): Failure =>
  new Failure('invalid', 'Some of what is written here is missing, too long, or there twice.', {
    code: 'RULE_BROKEN',
    problems: Object.entries(problems).map(([path, message]) => ({ pointer: `/body/${path.replaceAll('.', '/')}`, message })),
  });

/** Logs texts in full and lists by length, since the log is no archive. */
export function profileChanges(before: AdministeredProfile, after: AdministeredProfile): readonly FieldChange[] {
  const [former, now] = [sectionsOf(before), sectionsOf(after)];
  const touched = Object.keys(now).filter((section) => JSON.stringify(former[section]) !== JSON.stringify(now[section]));
  return touched.map((field) => ({ field, before: inShort(former[field]), after: inShort(now[field]) }));
}

const sectionsOf = ({ details, profile, offices, associated, offeredBenefits }: AdministeredProfile): Readonly<Record<string, unknown>> => ({
  ...details,
  ...profile,
  offices,
  associated,
  offeredBenefits,
});

function inShort(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return (typeof value === 'object' ? Object.values(value).join(' ') : String(value)).slice(0, longestSaid);
}

const longestSaid = 200;
