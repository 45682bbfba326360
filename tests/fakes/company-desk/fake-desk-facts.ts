import { writtenFacts, type FactWording, type WrittenFact } from '#core/companies/written-fact.ts';
import type { DeskFact, DeskFacts, FactChange, FactHistory } from '#core/company-desk/desk-facts.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { linesIn, withFact, type FactForms } from '#core/company-desk/fact-forms.ts';
import { factRefusals } from '#core/company-desk/fact-refusals.ts';
import { dayProblems, factProblems, tidiedLines } from '#core/company-desk/fact-rules.ts';
import { ListedNames } from '#core/company-desk/listed-names.ts';
import { noDetails } from '#core/company-profiles/company-details.ts';
import { emptyProfile } from '#core/company-profiles/company-profile.ts';
import { Failure } from '#core/failure.ts';
import type { FakeDeskCompany, FakeDeskWorld } from './fake-desk-world.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';

const { updatedOn: _, ...nothingSaid } = emptyProfile;

const officeIn = (city: string, isHeadOffice: boolean) => ({ city, isHeadOffice, address: null, phone: null, employees: null, teams: [] });

const formsOf = (company: FakeDeskCompany): FactForms => ({
  company: { name: company.name, website: company.website ?? '', city: company.headquarters ?? '', industry: company.industry },
  page: {
    details: { ...noDetails, ...company, socialLinks: company.socialLinks },
    profile: nothingSaid,
    offices: company.locations.map((city) => officeIn(city, city === company.headquarters)),
    associated: [],
    offeredBenefits: [],
  },
});

/** Offices follow the head office, which is always one of them. */
function placed(forms: FactForms): FactForms {
  const { city } = forms.company;
  const others = forms.page.offices.map((office) => ({ ...office, isHeadOffice: office.city === city }));
  const offices = city === '' || others.some(({ isHeadOffice }) => isHeadOffice) ? others : [officeIn(city, true), ...others];
  return { ...forms, page: { ...forms.page, offices } };
}

export class FakeDeskFacts implements DeskFacts {
  readonly #logins: FakeDeskLogins;

  constructor(logins = new FakeDeskLogins()) {
    this.#logins = logins;
  }

  async list(urlName: string): Promise<readonly DeskFact[]> {
    this.#logins.open(urlName, () => true);
    return this.#facts(this.#world.company(urlName));
  }

  async change(urlName: string, fact: WrittenFact, { version, lines: typed }: FactChange): Promise<readonly DeskFact[]> {
    this.#logins.open(urlName, mayWrite);
    const company = this.#world.company(urlName);
    if (this.#wordings(company, fact).length !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const before = this.#forms(company);
    const names = this.#names(fact);
    const lines = typed.map((line) => names?.named(line) ?? line);
    const unlisted = names ? lines.filter((line) => names.named(line) === undefined).map(() => 'unlisted') : [];
    const broken: readonly string[] = [
      ...factProblems(fact, lines, before.page.offices),
      ...unlisted,
      ...dayProblems(fact, tidiedLines(fact, lines), this.#world.today),
    ];
    if (broken.length > 0)
      throw new Failure('invalid', undefined, { code: 'RULE_BROKEN', problems: broken.map((message) => ({ pointer: '/body/lines', message })) });
    const [refusal] = factRefusals(fact, lines, company.name);
    const problems = refusal && [{ pointer: '/body/lines', message: refusal.said, words: refusal.said }];
    if (problems) throw new Failure('invalid', undefined, { code: refusal.kind === 'abusive' ? 'TEXT_ABUSIVE' : 'REPLY_REFUSED', problems });
    const after = placed(withFact(before, fact, tidiedLines(fact, lines)));
    this.#world.forms.set(company.companyId, after);
    for (const each of writtenFacts) this.#note(company, each, linesIn(before, each), linesIn(after, each));
    return this.#facts(company);
  }

  async history(urlName: string): Promise<readonly FactHistory[]> {
    const company = this.#world.company(urlName);
    return writtenFacts.map((fact) => ({ fact, wordings: this.#wordings(company, fact) })).filter(({ wordings }) => wordings.length > 0);
  }

  #note(company: FakeDeskCompany, fact: WrittenFact, former: readonly string[], lines: readonly string[]): void {
    if (former.join('\n') === lines.join('\n')) return;
    const known = this.#wordings(company, fact);
    const earlier: readonly FactWording[] = known.length === 0 && former.length > 0 ? [{ lines: former, source: 'earlier', writtenOn: null }] : known;
    this.#world.wordings.set(`${company.companyId} ${fact}`, [{ lines, source: 'company', writtenOn: this.#world.today }, ...earlier]);
  }

  #names(fact: WrittenFact): ListedNames | undefined {
    const { companies } = this.#world;
    if (!['industry', 'headOffice', 'offices'].includes(fact)) return undefined;
    return new ListedNames(fact === 'industry' ? companies.map(({ industry }) => industry) : companies.flatMap(({ locations }) => locations));
  }

  #facts(company: FakeDeskCompany): readonly DeskFact[] {
    return writtenFacts.map((fact) => {
      const wordings = this.#wordings(company, fact);
      const { source = 'earlier', writtenOn = null } = wordings[0] ?? {};
      return { fact, lines: linesIn(this.#forms(company), fact), version: wordings.length, source, writtenOn };
    });
  }

  #forms = (company: FakeDeskCompany): FactForms => this.#world.forms.get(company.companyId) ?? formsOf(company);

  #wordings = ({ companyId }: FakeDeskCompany, fact: WrittenFact): readonly FactWording[] => this.#world.wordings.get(`${companyId} ${fact}`) ?? [];

  get #world(): FakeDeskWorld {
    return this.#logins.world;
  }
}
