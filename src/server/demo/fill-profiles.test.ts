import { sql, type Kysely } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyProfile } from '#core/company-profiles/company-profile.ts';
import { profileProblems } from '#core/company-profiles/profile-problems.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase } from '#tests/database.ts';
import { fillDemoProfiles } from './fill-profiles.ts';
import { fillDemoWorld } from './fill.ts';

const nowMs = Date.UTC(2026, 10, 25);
let db: Kysely<Tables>;

beforeEach(async () => {
  ({ db } = await aDatabase());
  await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: () => undefined });
});

const fill = () => fillDemoProfiles(db, { scale: 'test', seed: 1, nowMs });

describe('filling what companies say of themselves', () => {
  it('makes up as much as the rule of profiles takes, and differing amounts of it', async () => {
    const count = await fill();
    const rows = await db.selectFrom('company_profile').selectAll().execute();
    expect(rows).toHaveLength(count);
    for (const { sections, is_claimed } of rows) expect(profileProblems({ ...emptyProfile, ...sections, isClaimed: is_claimed })).toEqual({});
    const isSaid = (section: unknown) => (Array.isArray(section) ? section.length > 0 : section !== null);
    const amounts = rows.map(({ sections }) => Object.values(sections).filter(isSaid).length);
    expect(Math.min(...amounts)).toBeLessThan(3);
    expect(Math.max(...amounts)).toBe(12);
    expect(count).toBeLessThan(60);
  });

  it('shows pictures that are there, and knows which', async () => {
    await fill();
    const { rows } = await sql`select found[1] from company_profile, regexp_matches(sections::text, '/images/([a-z0-9]+)', 'g') as found
      where not exists (select 1 from company_picture where image_id = found[1] and company_picture.company_id = company_profile.company_id)`.execute(db);
    expect(rows).toEqual([]);
    expect((await db.selectFrom('company_picture').selectAll().execute()).length).toBeGreaterThan(50);
  });

  it('counts companies that belong to others, each pair from either side', async () => {
    await fill();
    const { rows } = await sql`select url_name from company where relations_count <> (select count(*) from company_relation where company_id = company.id)
      union all select company_id from company_relation as one where not exists (select 1 from company_relation as other where other.company_id = one.other_id and other.other_id = one.company_id)`.execute(
      db,
    );
    expect(rows).toEqual([]);
    expect((await db.selectFrom('company_relation').selectAll().execute()).length).toBeGreaterThan(0);
  });

  it('leaves alone what is filled', async () => {
    await fill();
    expect(await fill()).toBe(0);
  });
});
