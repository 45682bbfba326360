import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of the lists that people choose from. */
export interface ReferenceTables {
  readonly department: DepartmentTable;
  readonly role: RoleTable;
  readonly designation: DesignationTable;
  readonly topic: TopicTable;
  readonly tag: TagTable;
  readonly city: CityTable;
  readonly college: CollegeTable;
  readonly course: CourseTable;
  readonly specialization: SpecializationTable;
  readonly skill: SkillTable;
}

/** What is found by its name, or by what else it is called. */
interface Found {
  name: string;
  short_names: Generated<string>;
  words: GeneratedAlways<string>;
}

interface DepartmentTable extends Found {
  id: number;
  url_name: string;
}

interface RoleTable {
  id: number;
  department_id: number;
  name: string;
}

interface DesignationTable extends Found {
  id: number;
  department_id: number;
}

interface TopicTable {
  id: number;
  url_name: string;
  name: string;
  category: Generated<string>;
  about: Generated<string>;
}

interface TagTable {
  id: number;
  topic_id: number;
  name: string;
}

interface CityTable extends Found {
  id: number;
  state: string;
}

interface CollegeTable extends Found {
  id: number;
  city: string;
  state: string;
  domain: string | null;
}

interface CourseTable {
  id: number;
  name: string;
  level: string;
}

interface SpecializationTable {
  id: number;
  course_id: number;
  name: string;
}

interface SkillTable extends Found {
  id: number;
}
