import { awardYears, type AwardYear } from '#core/companies/company-award.ts';
import { LinkChips } from '../ui/LinkChips.tsx';

interface YearChipsProps {
  readonly label: string;
  /** The year that is shown; none where the page is of no edition. */
  readonly current?: AwardYear;
  readonly urlOf: (year: AwardYear) => string;
}

/** The editions, each as a link to the same page of its year. */
export const YearChips = ({ label, current, urlOf }: YearChipsProps) => (
  <LinkChips label={label} chips={awardYears.map((year) => ({ label: String(year), to: urlOf(year), isCurrent: year === current }))} />
);
