import { sql, type Kysely, type RawBuilder } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import type { Named } from '#core/named.ts';
import { hrSubjectNamed } from '#core/questions/hr-subjects.ts';
import { listNames } from '#core/questions/question-listings.ts';
import type { QuestionList } from '#core/questions/questions.ts';
import { companyAt } from '../companies/company-at.ts';
import { isUnmuted } from '../mutes/muted-authors.ts';
import type { KeysetPosition } from '../paging/list-cursor.ts';
import type { Tables } from '../database/tables.ts';

export interface QuestionInList {
  readonly id: string;
  readonly askedCount: number;
  readonly place: number;
}

type KeptList = { readonly name: string } | { readonly askedAbout: string };

export async function listedAt(db: Kysely<Tables>, table: 'designation' | 'skill', urlName: string): Promise<Named & { readonly id: number }> {
  const found = db.selectFrom(table).select(['id', 'url_name as urlName', 'name']).where('url_name', '=', urlName);
  return existing(await found.orderBy('id').limit(1).executeTakeFirst());
}

export async function keptList(db: Kysely<Tables>, list: QuestionList): Promise<KeptList> {
  switch (list.of) {
    case 'asked':
      return { askedAbout: (await companyAt(db, list.company)).id };
    case 'company': {
      const { id } = await companyAt(db, list.company);
      return { name: list.designation === null ? listNames.company(id) : listNames.job(id, (await listedAt(db, 'designation', list.designation)).id) };
    }
    case 'designation':
      return { name: listNames.designation((await listedAt(db, 'designation', list.designation)).id) };
    case 'skill':
      return { name: listNames.skill((await listedAt(db, 'skill', list.skill)).id) };
    case 'hr': {
      const subject = list.subject === null ? null : hrSubjectNamed(list.subject);
      if (subject === undefined) throw new Failure('missing');
      return { name: listNames.hr(subject) };
    }
  }
}

/** Offset placing answered questions above any count. */
const answeredPlace = 2 ** 40;

/** Answered questions first, then the most asked; members' questions newest first. */
export async function listedRows(
  db: Kysely<Tables>,
  list: KeptList,
  { position, muted, limit }: { readonly position: KeysetPosition | undefined; readonly muted: readonly string[]; readonly limit: number },
): Promise<readonly QuestionInList[]> {
  const statement: RawBuilder<QuestionInList> =
    'name' in list
      ? sql`select question_id as id, listing.asked_count as "askedCount", listing.asked_count + case when is_answered then ${sql.lit(answeredPlace)}::float8 else 0 end as place
          from question_listing as listing join question on question.id = question_id
          where list = ${list.name} and status = 'LIVE' and merged_into is null
            ${position ? sql`and (is_answered, listing.asked_count, question_id) < (${position.order >= answeredPlace}, ${position.order % answeredPlace}::integer, ${position.id})` : sql``}
          order by is_answered desc, listing.asked_count desc, question_id desc limit ${sql.lit(limit)}`
      : sql`select id, asked_count as "askedCount", (extract(epoch from posted_at) * 1000)::float8 as place from question
          where company_id = ${list.askedAbout} and status = 'LIVE' and not is_asked and merged_into is null and ${isUnmuted('question', muted)}
            ${position ? sql`and (posted_at, id) < (to_timestamp(${position.order}::float8 / 1000), ${position.id})` : sql``}
          order by posted_at desc, id desc limit ${sql.lit(limit)}`;
  return (await statement.execute(db)).rows;
}
