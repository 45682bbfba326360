import type { AssociatedCompany } from '#core/company-profiles/associated-company.ts';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import type { CompanyProfile } from '#core/company-profiles/company-profile.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { koyalProfile, type KnownProfile } from './known-profiles.ts';

/** Companies' own pages, kept in memory. */
export class FakeCompanyProfiles implements CompanyProfiles {
  readonly #known: readonly KnownProfile[];

  constructor(known: readonly KnownProfile[] = [koyalProfile]) {
    this.#known = known;
  }

  async profile(urlName: string): Promise<CompanyProfile> {
    return this.#at(urlName).profile;
  }

  async offices(urlName: string, after?: string | null, pageSize = usualPageSize): Promise<Page<CompanyOffice>> {
    return pageOf(this.#at(urlName).offices, `offices of ${urlName}`, after, pageSize);
  }

  async office(urlName: string, locationUrl: string): Promise<CompanyOffice> {
    const office = this.#at(urlName).offices.find((each) => each.locationUrl === locationUrl);
    if (!office) throw new Failure('missing');
    return office;
  }

  async associated(urlName: string, after?: string | null, pageSize = usualPageSize): Promise<Page<AssociatedCompany>> {
    return pageOf(this.#at(urlName).associated, `associated with ${urlName}`, after, pageSize);
  }

  #at(wanted: string): KnownProfile {
    const known = this.#known.find(({ urlName }) => urlName === wanted);
    if (!known) throw new Failure('missing');
    return known;
  }
}

/** A cursor is the list and the place in it where the next page starts. */
function pageOf<Item>(items: readonly Item[], list: string, after: string | null | undefined, pageSize: number): Page<Item> {
  const [of, place] = after ? Buffer.from(after, 'base64url').toString().split(':') : [list, '0'];
  const start = Number(place);
  if (of !== list || !Number.isInteger(start)) throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
  const end = start + pageSize;
  return { items: items.slice(start, end), next: end < items.length ? Buffer.from(`${list}:${end}`).toString('base64url') : null };
}
