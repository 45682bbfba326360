import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SqlPhotos } from '#server/adapters/photos/sql-photos.ts';
import { aDatabase } from '#tests/database.ts';
import { fillDemoPhotos } from './fill-photos.ts';
import { fillDemoWorld } from './fill.ts';

const nowMs = Date.UTC(2026, 10, 20);

describe('filling the photos of a demo world', () => {
  it('fills companies’ albums as their header says, and spares a world that has photos', async () => {
    const { db } = await aDatabase();
    await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: () => undefined });
    const count = await fillDemoPhotos(db, { scale: 'test', seed: 1, nowMs });
    expect([count > 30, count < 200]).toEqual([true, true]);
    const { rows } = await sql<{ readonly urlName: string; readonly reported: number; readonly shown: number }>`
      select url_name as "urlName", photos_count as reported, count(company_photo.id)::integer as shown from company left join company_photo on company_id = company.id group by company.id`.execute(
      db,
    );
    expect(rows.filter(({ reported, shown }) => reported !== shown)).toEqual([]);
    expect([rows.some(({ shown }) => shown === 0), rows.some(({ shown }) => shown > 6)]).toEqual([true, true]);
    const most = rows.toSorted((one, other) => other.shown - one.shown)[0];
    const photos = new SqlPhotos({ db, personas: [], isModerator: false });
    const { items, total } = await photos.list(most?.urlName ?? '', null);
    expect([items.length, total]).toEqual([Math.min(18, most?.shown ?? 0), most?.shown]);
    const shown = await photos.shown(items[0]?.fileKey ?? '');
    expect([
      shown?.isPublic,
      Buffer.from(shown?.bytes ?? [])
        .subarray(8, 12)
        .toString(),
    ]).toEqual([true, 'WEBP']);
    expect(await fillDemoPhotos(db, { scale: 'test', seed: 1, nowMs })).toBe(0);
  });
});
