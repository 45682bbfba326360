import { sql, type RawBuilder } from 'kysely';
import { companyRelations, type CompanyRelation } from '#core/company-profiles/associated-company.ts';
import { summariesOf, type CompanyListRow } from '../companies/company-list-query.ts';
import type { KeysetPosition } from '../paging/list-cursor.ts';

interface AssociatedRow extends CompanyListRow {
  readonly relation: CompanyRelation;
  readonly relation_order: number;
}

const orderOf = sql`array_position(${[...companyRelations]}::text[], company_relation.relation)`;

/** Owners, subsidiaries and sister companies, each by name. */
export function associatedQuery(companyId: string, position: KeysetPosition | undefined, limit: number): RawBuilder<AssociatedRow> {
  const behind = position
    ? sql`and (${orderOf}, other.name_key, other.id) > (${position.order}, (select name_key from company where id = ${position.id}), ${position.id})`
    : sql``;
  const found = sql`(select other.id, company_relation.relation, ${orderOf} as relation_order from company_relation join company other on other.id = company_relation.other_id
    where company_relation.company_id = ${companyId} ${behind} order by relation_order, other.name_key, other.id limit ${limit})`;
  return summariesOf<AssociatedRow>(found, { more: sql`, found.relation, found.relation_order`, order: sql`found.relation_order, c.name_key, c.id` });
}
