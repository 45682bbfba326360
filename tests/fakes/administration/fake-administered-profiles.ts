import type { AdministeredProfile, AdministeredProfiles, ProfileForm } from '#core/company-profiles/administered-profiles.ts';
import { profileFormProblems, tidiedProfileForm } from '#core/company-profiles/profile-form.ts';
import { noDetails } from '#core/company-profiles/company-details.ts';
import { emptyProfile } from '#core/company-profiles/company-profile.ts';
import { existing, Failure } from '#core/failure.ts';
import { FakeClock } from '../fake-clock.ts';
import type { FakeAdministeredCompanies } from './fake-administered-companies.ts';

const thisYear = new Date(new FakeClock().now()).getUTCFullYear();
const png = [0x89, 0x50, 0x4e, 0x47];
const { updatedOn: _, ...nothingSaid } = emptyProfile;

export class FakeAdministeredProfiles implements AdministeredProfiles {
  readonly #companies: FakeAdministeredCompanies;
  readonly #pages = new Map<string, AdministeredProfile>();
  readonly #pictures = new Set<string>();

  constructor(companies: FakeAdministeredCompanies) {
    this.#companies = companies;
  }

  async at(companyId: string): Promise<AdministeredProfile> {
    const company = existing(this.#companies.items.find((each) => each.companyId === companyId));
    const { urlName, name } = company;
    return (
      this.#pages.get(companyId) ?? {
        companyId,
        urlName,
        name,
        version: 0,
        details: noDetails,
        profile: nothingSaid,
        offices: [],
        associated: [],
        offeredBenefits: [],
      }
    );
  }

  async replace(companyId: string, version: number, form: ProfileForm): Promise<AdministeredProfile> {
    const before = await this.at(companyId);
    if (before.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const said = tidiedProfileForm(form);
    const shown = [...JSON.stringify(said.profile).matchAll(/"(\/images\/[a-z0-9]+)"/g)].map(([, url]) => url ?? '');
    const isUnknown = (url: string) => !this.#companies.items.some((company) => company.urlName === url && company.companyId !== companyId);
    if (
      Object.keys(profileFormProblems(form, thisYear)).length > 0 ||
      shown.some((url) => !this.#pictures.has(url)) ||
      said.associated.some(({ urlName }) => isUnknown(urlName))
    )
      throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const offices = said.offices.toSorted((one, other) => Number(other.isHeadOffice) - Number(one.isHeadOffice));
    const after = { ...before, ...said, version: version + 1, offices };
    this.#pages.set(companyId, after);
    return after;
  }

  /** Recognises PNG alone, by its first bytes. */
  async addPicture(companyId: string, file: Uint8Array): Promise<string> {
    await this.at(companyId);
    if (!png.every((byte, at) => file[at] === byte)) throw new Failure('invalid', undefined, { code: 'PICTURE_UNREADABLE' });
    const url = `/images/${[...file].reduce((sum, byte) => (sum * 31 + byte) % 4_294_967_291, 7).toString(16)}`;
    this.#pictures.add(url);
    return url;
  }
}
