// Many members at once: how long their pages take, and what becomes of the API meanwhile.
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import { atMost, medianOf, percentileOf, type Finding } from './finding.ts';
import { signedInMembers } from './members.ts';
import { Asking } from './requests.ts';
import { demoWorldDir } from './start.ts';
import type { View } from './views.ts';
import type { BenchFixture } from './world.ts';

const members = 16;
const mostMs = 60;
const mostTimes = 2;
const rounds = 5;
const callsEachRound = 40;

export async function crowd({ product: { origin }, database: { db }, headers }: BenchFixture, views: readonly View[]): Promise<readonly Finding[]> {
  const cookies = await signedInMembers(db, openSecrets({ dataDir: demoWorldDir }), members);
  const paths = inTurns(views.map((view) => view.pages));
  const pages = cookies.map(
    (cookie, at) => new Asking({ origin, headers: { cookie: `${cookie}; draws=yes` }, paths: [...paths.slice(at), ...paths.slice(0, at)] }, 1),
  );
  const calls = new Asking({ origin, headers, paths: inTurns(views.map(({ memberCalls }) => memberCalls.map(({ path }) => path))) }, 1);
  await calls.ask(callsEachRound);
  await Promise.all(pages.map((member) => member.ask(5)));
  calls.rest();
  const found = { alone: [] as number[], beside: [] as number[], pages: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    found.alone.push(percentileOf(await calls.ask(callsEachRound), 95));
    let isOver = false;
    const loaded = Promise.all(pages.map((member) => member.askUntil(() => isOver)));
    found.beside.push(percentileOf(await calls.ask(callsEachRound).finally(() => (isOver = true)), 95));
    found.pages.push(percentileOf((await loaded).flat(), 95));
    for (const asking of [calls, ...pages]) asking.rest();
  }
  return [
    atMost(`members' pages, ${members} at once: p95`, medianOf(found.pages), mostMs, 'ms'),
    atMost('the API beside them: p95, of its p95 alone', medianOf(found.beside) / medianOf(found.alone), mostTimes, 'times'),
  ];
}

export const inTurns = (lists: readonly (readonly string[])[]): readonly string[] => {
  const some = lists.filter(({ length }) => length > 0);
  return Array.from({ length: 600 }, (_, at) => at).flatMap((at) => {
    const list = some[at % some.length] ?? [];
    return list[Math.floor(at / some.length) % list.length] ?? [];
  });
};
