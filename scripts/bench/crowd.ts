// Many members at once: how long their pages take, and what becomes of the API meanwhile.
import { atMost, medianOf, percentileOf, type Finding } from './finding.ts';
import type { PageAddresses } from './page-addresses.ts';
import { Asking } from './requests.ts';
import type { World } from './world.ts';

const connections = 16;
const mostMs = 150;
const mostTimes = 2;
const rounds = 5;
const callsEachRound = 100;

/** Members who open pages over 16 connections, and one who asks the API alone and then beside them. */
export async function crowd({ product: { origin }, headers }: World, all: Readonly<Record<string, PageAddresses>>): Promise<readonly Finding[]> {
  const each = Object.values(all);
  const mixed = Array.from({ length: 600 }, (_, at) => each[at % each.length]?.pages[Math.floor(at / each.length)] ?? '');
  const pages = new Asking({ origin, headers, paths: mixed }, connections);
  const calls = new Asking({ origin, headers, paths: each.flatMap(({ memberCalls }) => memberCalls.slice(0, 100)) }, 1);
  await calls.ask(callsEachRound);
  await pages.ask(connections * 10);
  calls.rest();
  const found = { alone: [] as number[], beside: [] as number[], pages: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    found.alone.push(percentileOf(await calls.ask(callsEachRound), 95));
    let isOver = false;
    const loaded = pages.askUntil(() => isOver);
    found.beside.push(percentileOf(await calls.ask(callsEachRound).finally(() => (isOver = true)), 95));
    found.pages.push(percentileOf(await loaded, 50));
    for (const asking of [calls, pages]) asking.rest();
  }
  return [
    atMost(`members' pages, ${connections} at once: p50`, medianOf(found.pages), mostMs, 'ms'),
    atMost('the API beside them: p95, of its p95 alone', medianOf(found.beside) / medianOf(found.alone), mostTimes, 'times'),
  ];
}
