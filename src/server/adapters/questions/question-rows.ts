import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { Named } from '#core/named.ts';
import { listNames } from '#core/questions/question-listings.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { skillsIn } from '#core/questions/question-skills.ts';
import { mostListedCompanies, type CompanyQuestion } from '#core/questions/question.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { columns, type Read } from '../database/table.ts';
import { personaFromRow } from '../personas/persona-row.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import type { Tables } from '../database/tables.ts';
import { question } from './question-tables.ts';
import { readSkills } from './read-skills.ts';

const own = columns(question, 'id', 'company_id', 'author_ref', 'is_asked', 'status', 'locked_for', 'posted_at', 'text', 'merged_into', 'asked_count');

export interface QuestionRow extends Read<typeof own> {
  readonly designation_url: string | null;
  readonly designation_name: string | null;
  /** Answers alone, without replies to them. */
  readonly answers: number;
  readonly companies: number;
}

/** Keeps the ids' order and omits missing ones; caps company counts, as common questions have lakhs. */
export async function questionRows(db: Kysely<Tables>, ids: readonly string[], mostCompanies = mostListedCompanies): Promise<readonly QuestionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sqlOfShown<QuestionRow>`select ${own}, designation.url_name as designation_url, designation.name as designation_name,
      (select count(*)::integer from comment where comment.post_id = question.id and root_id is null and comment.status = 'LIVE') as answers,
      (select count(*)::integer from (select 1 from (select list from question_listing where question_id = question.id offset 0) as listed
        where list like ${`${listNames.companies}%`} limit ${mostCompanies}) as found) as companies
    from unnest(${ids}::text[]) with ordinality as wanted (id, at)
    join question on question.id = wanted.id
    left join designation on designation.id = question.designation_id
    order by wanted.at`.execute(db);
  return rows;
}

export async function questionsFromRows(scope: PseudonymScope, rows: readonly QuestionRow[]): Promise<readonly CompanyQuestion[]> {
  if (rows.length === 0) return [];
  const asking = rows.flatMap(({ is_asked, author_ref }) => (is_asked ? [] : [author_ref]));
  const [companies, personas, skills] = [await companiesOf(scope.db, rows), await personasByRef(scope.db, asking), await readSkills(scope.db)];
  return rows.flatMap((row) => {
    const company = companies.get(row.company_id);
    const persona = row.is_asked ? undefined : personas.get(row.author_ref);
    if (!company) return [];
    return {
      questionId: row.id,
      slug: questionSlug(row.text, row.id),
      text: row.text,
      company,
      designation: row.designation_url === null || row.designation_name === null ? null : { urlName: row.designation_url, name: row.designation_name },
      author: persona ? personaFromRow(persona) : null,
      isMine: !row.is_asked && scope.personas.includes(row.author_ref),
      week: weekOf(dayOf(row.posted_at.getTime())),
      askedCount: row.asked_count,
      companiesCount: row.companies,
      answersCount: row.answers,
      skills: skillsIn(row.text, skills).map(({ urlName, name }) => ({ urlName, name })),
    };
  });
}

async function companiesOf(db: Kysely<Tables>, rows: readonly QuestionRow[]): Promise<ReadonlyMap<string, Named>> {
  const ids = [...new Set(rows.map(({ company_id }) => company_id))];
  const found = await db.selectFrom('company').select(['id', 'url_name as urlName', 'name']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, ...named }) => [id, named]));
}
