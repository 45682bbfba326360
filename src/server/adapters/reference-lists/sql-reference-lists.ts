import { sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { EducationLevel } from '#core/profile/education.ts';
import type {
  Counted,
  Course,
  Department,
  Industry,
  Role,
  Specialization,
  SuggestedCollege,
  SuggestedCompany,
  SuggestedDesignation,
  SuggestedLocation,
  SuggestedSkill,
  TopicTag,
  Topic,
} from '#core/reference-lists/reference-list.ts';
import { usualSuggestions } from '#core/reference-lists/reference-list.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { wordsOf } from '#core/reference-lists/suggestion.ts';
import { pictureOf, smallPictureBytes } from '../media/pictures.ts';
import { companySuggestionQuery, suggestionQuery } from './suggestion-query.ts';
import { company } from '../companies/company-tables.ts';
import { aliased, columns, type Read } from '../database/table.ts';
import { designation } from './reference-tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const departmentAnswer = sql`found.id as "departmentId", found.url_name as "urlName", found.name`;
const industryAnswer = sql`found.id as "industryId", found.url_name as "urlName", found.name`;

export class SqlReferenceLists implements ReferenceLists {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  departments(): Promise<readonly Department[]> {
    return this.#db.selectFrom('department').select(['id as departmentId', 'url_name as urlName', 'name']).orderBy('name').execute();
  }

  industries(): Promise<readonly Industry[]> {
    return this.#db.selectFrom('industry').select(['id as industryId', 'url_name as urlName', 'name']).orderBy('name').execute();
  }

  async roles(departmentId: number): Promise<readonly Role[]> {
    return some(await this.#db.selectFrom('role').select(['id as roleId', 'name']).where('department_id', '=', departmentId).orderBy('id').execute());
  }

  tags(): Promise<readonly TopicTag[]> {
    return this.#db.selectFrom('tag').select(['id as tagId', 'name', 'topic_id as topicId']).orderBy('id').execute();
  }

  async courses(): Promise<readonly Course[]> {
    const rows = await this.#db.selectFrom('course').select(['id as courseId', 'name', 'level']).orderBy('id').execute();
    return rows.map((row) => ({ ...row, level: row.level as EducationLevel }));
  }

  async specializations(courseId: number): Promise<readonly Specialization[]> {
    const asked = this.#db.selectFrom('specialization').select(['id as specializationId', 'name']).where('course_id', '=', courseId);
    return some(await asked.orderBy('id').execute());
  }

  async countedDepartments(): Promise<readonly Counted<Department>[]> {
    const { rows } = await sql<Counted<Department>>`
      select ${departmentAnswer}, count(designation.id)::int as count
      from department found left join designation on designation.department_id = found.id
      group by found.id order by found.name`.execute(this.#db);
    return rows;
  }

  async countedIndustries(): Promise<readonly Counted<Industry>[]> {
    const { rows } = await sql<Counted<Industry>>`
      select ${industryAnswer}, found.companies_count as count from industry found order by found.companies_count desc, found.name`.execute(this.#db);
    return rows;
  }

  async countedTopics(): Promise<readonly Counted<Topic>[]> {
    const { rows } = await sql<Counted<Topic>>`
      select found.id as "topicId", found.url_name as "urlName", found.name, count(tag.id)::int as count
      from topic found left join tag on tag.topic_id = found.id
      group by found.id order by found.id`.execute(this.#db);
    return rows;
  }

  async suggestCompanies(asked: string, most: number = usualSuggestions): Promise<readonly SuggestedCompany[]> {
    if (wordsOf(asked).length === 0) return [];
    const answer = sql`${ofCompany}, industry.id as industry_id, industry.url_name as industry_url, industry.name as industry_name,
      image.id as logo_id, image.content_type as logo_type, case when octet_length(image.bytes) <= ${smallPictureBytes} then image.bytes end as logo_bytes`;
    const { rows } = await companySuggestionQuery<CompanyRow>(answer, asked, most).execute(this.#db);
    return rows.map(companyFromRow);
  }

  suggestDepartments(asked: string, most: number = usualSuggestions): Promise<readonly Department[]> {
    return this.#suggest({ table: 'department', answer: departmentAnswer, otherNames, order: sql`found.id` }, asked, most);
  }

  suggestIndustries(asked: string, most: number = usualSuggestions): Promise<readonly Industry[]> {
    return this.#suggest({ table: 'industry', answer: industryAnswer, order: sql`found.companies_count desc, found.name` }, asked, most);
  }

  async suggestDesignations(asked: string, most: number = usualSuggestions): Promise<readonly SuggestedDesignation[]> {
    const answer = sql`${ofDesignation}, department.url_name, department.name as department_name`;
    const joins = sql`join department on department.id = found.department_id
      left join search_entry known on known.kind = 'DESIGNATION' and known.id = found.id::text`;
    const list = { table: 'designation', answer, joins, otherNames, people: sql`coalesce(known.weight, 0)`, order: sql`found.id % 1000, found.id` };
    const rows = await this.#suggest<DesignationRow>(list, asked, most);
    return rows.map(designationFromRow);
  }

  suggestColleges(asked: string, most: number = usualSuggestions): Promise<readonly SuggestedCollege[]> {
    const answer = sql`found.id as "collegeId", found.name, found.city, found.state`;
    return this.#suggest({ table: 'college', answer, otherNames, order: sql`found.id` }, asked, most);
  }

  suggestLocations(asked: string, most: number = usualSuggestions): Promise<readonly SuggestedLocation[]> {
    const answer = sql`found.id as "locationId", found.name, found.state`;
    return this.#suggest({ table: 'city', answer, otherNames, order: sql`found.id % 100, found.id` }, asked, most);
  }

  suggestSkills(asked: string, most: number = usualSuggestions): Promise<readonly SuggestedSkill[]> {
    return this.#suggest({ table: 'skill', answer: sql`found.id as "skillId", found.name`, otherNames, order: sql`found.id` }, asked, most);
  }

  async #suggest<Row>(list: Parameters<typeof suggestionQuery>[0], asked: string, most: number): Promise<Row[]> {
    if (wordsOf(asked).length === 0) return [];
    const { rows } = await suggestionQuery<Row>(list, asked, most).execute(this.#db);
    return rows;
  }
}

const otherNames = sql`found.short_names`;

const ofCompany = columns(aliased(company, 'found'), 'id', 'url_name', 'name');

interface CompanyRow extends Read<typeof ofCompany> {
  readonly industry_id: number;
  readonly industry_url: string;
  readonly industry_name: string;
  readonly logo_id: string | null;
  readonly logo_type: string | null;
  readonly logo_bytes: Uint8Array | null;
}

const ofDesignation = columns(aliased(designation, 'found'), 'id', 'name', 'department_id');

interface DesignationRow extends Read<typeof ofDesignation> {
  readonly url_name: string;
  readonly department_name: string;
}

const companyFromRow = (row: CompanyRow): SuggestedCompany => ({
  companyId: row.id,
  urlName: row.url_name,
  name: row.name,
  logo: pictureOf(row.logo_id, row.logo_type, row.logo_bytes),
  industry: { industryId: row.industry_id, urlName: row.industry_url, name: row.industry_name },
});

const designationFromRow = ({ id, name, department_id, url_name, department_name }: DesignationRow): SuggestedDesignation => ({
  designationId: id,
  name,
  department: { departmentId: department_id, urlName: url_name, name: department_name },
});

/** Treats an empty list as missing, since every department has roles and every course subjects. */
function some<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length === 0) throw new Failure('missing');
  return items;
}
