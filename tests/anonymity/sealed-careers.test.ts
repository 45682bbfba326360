import { expect, it } from 'vitest';
import { seenOfAccounts } from './owned-rows.ts';
import { anEmptyInstance, companiesCount } from './crowd-instance.ts';
import { CrowdMember } from './crowd-member.ts';
import { dumpOf } from './dump.ts';
import { factsSeenIn } from './seen-facts.ts';
import { Seeded } from './seeded.ts';

it('database readers without keys see no one’s employer, job or shared workplace (F-07)', async () => {
  const instance = await anEmptyInstance();
  const colleagues = [0, 1].map((number) => new CrowdMember(instance, number, 3, new Seeded(number)));
  const elsewhere = new CrowdMember(instance, companiesCount, 4, new Seeded(2));
  const members = [...colleagues, elsewhere];
  for (const member of members) await member.arrive();
  const dump = await dumpOf(instance);
  const seen = seenOfAccounts(
    dump,
    members.map(({ accountId }) => accountId),
  );
  const tables = ['career', 'work_experience'] as const;
  expect(seen.every((one) => tables.every((table) => one.get(table)?.length === 1))).toBe(true);
  const none: ReadonlySet<string> = new Set();
  const [mine = none, theirs = none, others = none] = seen.map(factsSeenIn(dump));
  const { title, city } = colleagues[0]?.job ?? { title: '', city: '' };
  expect([...mine].filter((fact) => [title, city, 'company d'].some((word) => fact.includes(word.toLowerCase().replace(' ', ''))))).toEqual([]);
  expect([...mine].filter((fact) => theirs.has(fact) && !others.has(fact))).toEqual([]);
});
