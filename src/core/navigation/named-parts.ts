import type { CompanyPart } from './declared-screens.ts';
import { companyParts, partPath } from './screens.ts';

/** Beginning of a part's path and its ending after a company, such as `interviews` and `interview-questions`. */
const stepsOfPart = (part: CompanyPart) => {
  const [, beginning = '', ending = ''] = partPath(part, '').split('/');
  return { beginning, ending: ending.slice(1) };
};

/** Part that a first segment of a path names. */
export const companyPartNamed = (step: string): CompanyPart | undefined => companyParts.find((part) => part === step || stepsOfPart(part).beginning === step);

/** Company and part in a segment, by the part's name or ending; the path's own part goes first. */
export function companyInSegment(segment: string, own?: CompanyPart): { readonly company: string; readonly section: CompanyPart } | undefined {
  const said = companyParts.flatMap((section) =>
    [section, stepsOfPart(section).ending].flatMap((ending) => {
      const company = segment.endsWith(`-${ending}`) ? segment.slice(0, -ending.length - 1) : '';
      return company ? [{ company, section }] : [];
    }),
  );
  return said.find(({ section }) => section === own) ?? said.toSorted((one, other) => one.company.length - other.company.length)[0];
}
