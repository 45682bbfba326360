import { awardYears, type AwardYear } from '#core/companies/company-award.ts';
import { LinkChips } from '../ui/LinkChips.tsx';

interface YearChipsProps {
  readonly label: string;
  readonly current?: AwardYear;
  readonly urlOf: (year: AwardYear) => string;
}

export const YearChips = ({ label, current, urlOf }: YearChipsProps) => (
  <LinkChips label={label} chips={awardYears.map((year) => ({ label: String(year), to: urlOf(year), isCurrent: year === current }))} />
);
