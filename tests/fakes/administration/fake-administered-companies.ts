import type { AdministeredCompanies, AdministeredCompany, MergeCounts } from '#core/administration/administered-companies.ts';
import { companyProblems, tidiedCompany, type CompanyForm } from '#core/administration/company-form.ts';
import { lookOfLine } from '#core/administration/form-line.ts';
import { freeName, nameForUrls } from '#core/administration/name-for-urls.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { existing, Failure } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { anId } from '#tests/content.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

const png = [0x89, 0x50, 0x4e, 0x47];

export class FakeAdministeredCompanies implements AdministeredCompanies {
  items: readonly AdministeredCompany[];
  former: readonly string[] = [];

  constructor(items: readonly AdministeredCompany[] = []) {
    this.items = items;
  }

  async list(search: string, after?: string | null, pageSize?: number): Promise<Page<AdministeredCompany>> {
    const found = this.items
      .filter(({ name }) => nameKey(name).includes(nameKey(search.trim())))
      .toSorted((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1));
    return pageOf(found, ({ companyId }) => companyId, after, pageSize);
  }

  async at(companyId: string): Promise<AdministeredCompany> {
    return this.#known(companyId);
  }

  async add(form: CompanyForm): Promise<AdministeredCompany> {
    const said = this.#checked(form);
    const made = { ...said, companyId: anId('k'), urlName: this.#urlFor(said.name), logo: null, version: 1, posts: 0, followers: 0 };
    this.items = [...this.items, made];
    return made;
  }

  async change(companyId: string, version: number, form: CompanyForm): Promise<AdministeredCompany> {
    const before = this.#unchanged(companyId, version);
    const said = this.#checked(form, companyId);
    if (said.name !== before.name) this.former = [...this.former, before.urlName];
    const changed = { ...before, ...said, urlName: said.name === before.name ? before.urlName : this.#urlFor(said.name), version: version + 1 };
    this.items = this.items.map((company) => (company === before ? changed : company));
    return changed;
  }

  async countsOf(companyId: string): Promise<MergeCounts> {
    const { posts, followers } = this.#known(companyId);
    return { posts, members: followers, careers: 0 };
  }

  async merge(companyId: string, version: number, intoId: string): Promise<AdministeredCompany> {
    if (companyId === intoId) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const [from, into] = [this.#unchanged(companyId, version), this.#known(intoId)];
    const merged = { ...into, posts: into.posts + from.posts, followers: into.followers + from.followers };
    this.former = [...this.former, from.urlName];
    this.items = this.items.filter((company) => company !== from).map((company) => (company === into ? merged : company));
    return merged;
  }

  /** Shows a logo. Recognises PNG alone, by its first bytes. */
  async showLogo(companyId: string, file: Uint8Array): Promise<AdministeredCompany> {
    const before = this.#known(companyId);
    if (!png.every((byte, at) => file[at] === byte)) throw new Failure('invalid', undefined, { code: 'PICTURE_UNREADABLE' });
    return this.#shown(before, `/images/${[...file].reduce((sum, byte) => (sum * 31 + byte) % 4_294_967_291, 7).toString(16)}`);
  }

  async removeLogo(companyId: string): Promise<AdministeredCompany> {
    return this.#shown(this.#known(companyId), null);
  }

  #shown(before: AdministeredCompany, logo: string | null): AdministeredCompany {
    const changed = { ...before, logo };
    this.items = this.items.map((company) => (company === before ? changed : company));
    return changed;
  }

  #urlFor(name: string): string {
    return freeName(nameForUrls(name) || 'company', [...this.items.map(({ urlName }) => urlName), ...this.former]);
  }

  #known(companyId: string): AdministeredCompany {
    return existing(this.items.find((company) => company.companyId === companyId));
  }

  #unchanged(companyId: string, version: number): AdministeredCompany {
    const found = this.#known(companyId);
    if (found.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    return found;
  }

  #checked(form: CompanyForm, ownId?: string): CompanyForm {
    if (Object.keys(companyProblems(form)).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const said = tidiedCompany(form);
    if (this.items.some(({ companyId, name }) => companyId !== ownId && lookOfLine(name) === lookOfLine(said.name)))
      throw new Failure('conflict', undefined, { code: 'NAME_TAKEN' });
    return said;
  }
}
