import { describe, expect, it } from 'vitest';
import { wordsOf } from '#core/reference-lists/suggestion.ts';
import { hindiNameOf } from '#core/reference-lists/hindi-names.ts';
import { designations, industries } from './known-lists.ts';
import { referenceRows } from './reference-rows.ts';

const { department, role, designation, topic, tag, city, college, course, specialization, skill } = referenceRows;

describe('the lists to choose from (R-058)', () => {
  it('are as long as people need them', () => {
    expect(
      [department.length, designation.length, college.length, skill.length, city.length, course.length].map(
        (count, at) => count >= [25, 600, 300, 250, 250, 40][at]!,
      ),
    ).toEqual(Array.from({ length: 6 }, () => true));
    expect([role.length > 120, specialization.length > 400, topic.length > 15, tag.length > 90]).toEqual([true, true, true, true]);
  });

  it.each(Object.entries(referenceRows))('hold nothing twice: %s', (_table, rows) => {
    const list: readonly { readonly id: number; readonly name: string; readonly state?: string }[] = rows;
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    for (const { name } of list)
      expect([name, name.length > 0, name.length <= 120, name.trim() === name, wordsOf(name).length > 0]).toEqual([name, true, true, true, true]);
  });

  it.each([
    ['designations', designation],
    ['colleges', college],
    ['skills', skill],
    ['departments', department],
    ['courses', course],
    ['topics', topic],
  ])('name everything by its own name: %s', (_list, rows: readonly { readonly name: string }[]) => {
    const names = rows.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('place every designation in a department that is there, and every college in a state', () => {
    expect(Object.keys(designations).filter((name) => !department.some((known) => known.name === name))).toEqual([]);
    expect(department.filter(({ id }) => !designation.some((known) => known.department_id === id)).map(({ name }) => name)).toEqual([]);
    expect(college.filter(({ state }) => state === '').map(({ name, city: at }) => [name, at])).toEqual([]);
  });

  it('have Hindi names: all departments, fields, cities and states, most designations and roles', () => {
    const without = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).filter((name) => hindiNameOf(name) === undefined);
    expect([without(department), without(industries), without(city), without(city.map(({ state }) => ({ name: state }))), without(role)]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(without(designation)).toEqual(['SDET', 'Chef de Partie', 'Commis', 'Commis I']);
  });

  it.each([
    ['departments', department],
    ['designations', designation],
    ['lines of work', industries],
  ])('name everything in Hindi by its own name: %s', (_list, rows: readonly { readonly name: string }[]) => {
    const names = rows.flatMap(({ name }) => hindiNameOf(name) ?? []);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('know colleges by domains that are theirs alone', () => {
    const domains = college.flatMap(({ domain }) => domain ?? []);
    for (const domain of domains) expect(domain).toMatch(/^([a-z0-9-]+\.)+[a-z]{2,}$/);
    const shared = domains.filter((domain, at) => domains.indexOf(domain) !== at);
    expect(shared).toEqual(['bhu.ac.in', 'amu.ac.in']);
  });

  it('number things so that a list may grow at its end', () => {
    for (const [per, rows, key] of [
      [100, role, 'department_id'],
      [1_000, designation, 'department_id'],
      [100, tag, 'topic_id'],
      [100, specialization, 'course_id'],
    ] as const)
      for (const row of rows as readonly Readonly<Record<string, number | string>>[]) expect(Math.floor(Number(row['id']) / per)).toBe(row[key]);
  });
});
