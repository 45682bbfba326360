import { sql, type RawBuilder } from 'kysely';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import { sizeOfCode } from '../companies/size-code.ts';
import type { KeysetPosition } from '../paging/list-cursor.ts';

interface OfficeRow extends Omit<CompanyOffice, 'employees'> {
  readonly employees: number | null;
  readonly order: number;
}

interface AskedOffices {
  readonly position?: KeysetPosition | undefined;
  readonly locationUrl?: string;
  readonly limit?: number;
}

/** Head office first. */
export const officesQuery = (companyId: string, { position, locationUrl, limit }: AskedOffices): RawBuilder<OfficeRow> => sql`
  select * from (
    select location.url_name as "locationUrl", location.name as city, location.state, office.location is not distinct from company.headquarters as "isHeadOffice",
      office.address, office.phone, office.employees, office.teams, case when office.location = company.headquarters then -1 else office.place end as "order"
    from company_location office join company on company.id = office.company_id join location on location.url_name = office.location
    where office.company_id = ${companyId} ${locationUrl === undefined ? sql`` : sql`and office.location = ${locationUrl}`}
  ) found ${position ? sql`where ("order", "locationUrl") > (${position.order}, ${position.id})` : sql``}
  order by "order", "locationUrl" ${limit === undefined ? sql`` : sql`limit ${limit}`}`;

export const officeFromRow = ({ locationUrl, city, state, isHeadOffice, address, phone, employees, teams }: OfficeRow): CompanyOffice => ({
  locationUrl,
  city,
  state,
  isHeadOffice,
  address,
  phone,
  employees: sizeOfCode(employees),
  teams,
});
