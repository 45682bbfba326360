import type { Kysely, Transaction } from 'kysely';
import { mirroredRelation, type CompanyRelation } from '#core/company-profiles/associated-company.ts';
import type { ProfileDraft } from '#core/company-profiles/company-profile.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import type { DemoCompany } from './companies/demo-company.ts';
import { pictureColumns } from './companies/demo-columns.ts';
import { composeProfile } from './company-profiles/compose-profile.ts';
import { fillOnce, runUntimed } from './fill-once.ts';
import { companiesAtMost, type FillOptions } from './fill.ts';
import { everyPortrait } from './media/portraits.ts';
import { everyScene } from './media/scenes.ts';
import { Random } from './random.ts';
import { demoWorld } from './world.ts';

const mostProfiles = 2_000;

interface ProfileRow extends ProfileDraft {
  readonly companyId: string;
  readonly updatedOn: string;
}

interface RelationRow {
  readonly companyId: string;
  readonly otherId: string;
  readonly relation: CompanyRelation;
}

const profileColumns: readonly Column<'company_profile', ProfileRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'is_claimed', of: ({ isClaimed }) => isClaimed },
  { name: 'sections', of: ({ companyId: _, updatedOn: _1, isClaimed: _2, ...sections }) => JSON.stringify(sections) },
  { name: 'updated_on', of: ({ updatedOn }) => updatedOn },
];

const relationColumns: readonly Column<'company_relation', RelationRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'other_id', of: ({ otherId }) => otherId },
  { name: 'relation', of: ({ relation }) => relation },
];

/** Fills profiles where there are none and returns their number. */
export function fillDemoProfiles(db: Kysely<Tables>, { scale, seed, nowMs }: FillOptions): Promise<number> {
  return fillOnce(db, 'company_profile', async (transaction) => {
    const companies = [...demoWorld({ seed, companies: companiesAtMost(scale, mostProfiles) }).companies()];
    await fillPictures(transaction);
    const profiles = companies.flatMap((company, place): ProfileRow[] => {
      const random = new Random(seed, place, 'profile');
      const said = composeProfile(random, company, { place, nowMs });
      return said === null ? [] : [{ ...said, companyId: company.id, updatedOn: dayOf(nowMs - random.between(1, 200) * dayMs) }];
    });
    await bulkInsert(transaction, 'company_profile', profileColumns, profiles);
    await runUntimed(
      transaction,
      `insert into company_picture (company_id, image_id)
        select distinct company_id, found[1] from company_profile, regexp_matches(sections::text, '/images/([a-z0-9]+)', 'g') as found`,
    );
    await bulkInsert(transaction, 'company_relation', relationColumns, relationsAmong(companies));
    await runUntimed(transaction, 'update company set relations_count = 0 where relations_count <> 0');
    await runUntimed(
      transaction,
      `with found as materialized (select company_id, count(*)::integer as number from company_relation group by company_id)
        update company set relations_count = number from found where id = company_id`,
    );
    return profiles.length;
  });
}

async function fillPictures(transaction: Transaction<Tables>): Promise<void> {
  const all = [...everyPortrait, ...everyScene];
  const known = await transaction
    .selectFrom('image')
    .select('id')
    .where(
      'id',
      'in',
      all.map(({ id }) => id),
    )
    .execute();
  const missing = all.filter(({ id }) => !known.some((picture) => picture.id === id));
  await bulkInsert(transaction, 'image', pictureColumns, missing);
}

/** Groups of companies in related lines of work, each owned once. */
function relationsAmong(companies: readonly DemoCompany[]): readonly RelationRow[] {
  const taken = new Set<string>();
  return companies.flatMap((owner, place) => {
    if (owner.relationsCount === 0 || taken.has(owner.id)) return [];
    const owned = companies
      .filter(({ id, relationsCount, industry }, at) => at > place && relationsCount === 0 && !taken.has(id) && isBeside(owner, industry))
      .slice(0, owner.relationsCount);
    for (const { id } of [owner, ...owned]) taken.add(id);
    return owned.flatMap(({ id }) => [
      ...pairOf(owner.id, id, 'subsidiary'),
      ...owned.flatMap((other) => (other.id === id ? [] : [{ companyId: id, otherId: other.id, relation: 'sister' as const }])),
    ]);
  });
}

/** True for related industries: a builder owns no hospital. */
const isBeside = ({ industry: own }: DemoCompany, other: DemoCompany['industry']): boolean =>
  own.urlName === other.urlName || own.beside.includes(other.urlName) || other.beside.includes(own.urlName);

const pairOf = (companyId: string, otherId: string, relation: CompanyRelation): readonly RelationRow[] => [
  { companyId, otherId, relation },
  { companyId: otherId, otherId: companyId, relation: mirroredRelation[relation] },
];
