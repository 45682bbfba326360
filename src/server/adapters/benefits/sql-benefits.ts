import { sql, type Kysely, type RawBuilder } from 'kysely';
import { benefitShare, sharedGroups, type MadeBenefits, type NotesCounts } from '#core/benefits/benefit-shares.ts';
import type { Benefit, BenefitNote, CompanyBenefit, CompanyBenefits } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { Named } from '#core/named.ts';
import { usualPageSize } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { pageOfContributions } from '../contributions/page-of-contributions.ts';
import type { Tables } from '../database/tables.ts';

type Scope = Pick<PseudonymScope, 'db' | 'secrets'>;

export class SqlBenefits implements Benefits {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  async ofCompany(urlName: string): Promise<CompanyBenefits> {
    const { company, people, made, notes } = await this.#figures(urlName);
    return { company, people, groups: sharedGroups(made, notes) };
  }

  async one(urlName: string, benefit: Benefit, after?: string | null, pageSize = usualPageSize): Promise<CompanyBenefit> {
    const { db } = this.#scope;
    const { companyId, company, made, notes } = await this.#figures(urlName);
    const which = sql`and benefits.company_id = ${companyId} and benefits.note_on = ${benefit}`;
    const asked = { list: ['benefits', companyId, benefit], sort: 'newToOld', after, pageSize } as const;
    const { rows, next } = await pageOfContributions(this.#scope, 'benefits', asked, (rest) => noteRows(db, sql`${which} ${rest}`));
    return { company, ...benefitShare(benefit, made, notes), items: rows.map(noteFromRow), next };
  }

  async note(benefitsId: string): Promise<BenefitNote> {
    const [row] = await noteRows(this.#scope.db, sql`and benefits.id = ${benefitsId}`);
    if (!row) throw new Failure('missing');
    return noteFromRow(row);
  }

  async #figures(urlName: string) {
    const { db } = this.#scope;
    const { id } = await companyAt(db, urlName);
    const { rows } = await sql<{ readonly company: Named; readonly people: number; readonly made: MadeBenefits; readonly notes: NotesCounts }>`
      select json_build_object('urlName', url_name, 'name', name) as company, coalesce(people, 0) as people, coalesce(made, '{}') as made,
        coalesce(notes, '{}') as notes
      from company left join benefit_figure on company_id = company.id where company.id = ${id}`.execute(db);
    if (!rows[0]) throw new Failure('missing');
    return { companyId: id, ...rows[0] };
  }
}

interface NoteRow {
  readonly id: string;
  readonly company: Named;
  readonly benefit: Benefit;
  readonly text: string;
  readonly postedAt: Date;
  readonly best: number;
  readonly isEdited: boolean;
}

/** Shown notes, where `rest` chooses and orders them. */
async function noteRows(db: Kysely<Tables>, rest: RawBuilder<unknown>): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select benefits.id, json_build_object('urlName', company.url_name, 'name', company.name) as company, note_on as benefit, note as text, posted_at as "postedAt", best,
      is_edited as "isEdited"
    from benefits join company on company.id = benefits.company_id where benefits.status = 'LIVE' and benefits.note_on is not null ${rest}`.execute(db);
  return rows;
}

const noteFromRow = ({ id, company, benefit, text, postedAt, isEdited }: NoteRow): BenefitNote => ({
  benefitsId: id,
  company,
  benefit,
  text,
  week: weekOf(dayOf(postedAt.getTime())),
  isEdited,
});
