import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import { longestNameWaitMs } from '#core/personas/waiting-name.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { roundOverMachines, OwedRound } from '#server/adapters/hourly-round.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { anEmptyInstance, companiesCount, type Instance } from './crowd-instance.ts';
import { CrowdMember } from './crowd-member.ts';
import { Seeded } from './seeded.ts';
import { testDeclarations } from '#tests/database.ts';

export const crowdSize = 200;
const days = 10;
/** Sleep from 23:30 in India until the nightly round at 05:30. */
export const wakingMs = 18 * hourMs - 30 * minuteMs;

/** Crowd days after its first arrival, in the quiet after the last night. */
export interface Crowd extends Instance {
  readonly members: readonly CrowdMember[];
}

export interface Happening {
  readonly at: number;
  readonly act: () => Promise<unknown>;
}

/** Two hundred members at twenty companies join, write, rest, return and delete accounts over ten days. */
export async function aCrowd(seed: number): Promise<Crowd> {
  const instance = await anEmptyInstance();
  const chance = new Seeded(seed);
  const members = Array.from({ length: crowdSize }, (_, number) => new CrowdMember(instance, number, number % companiesCount, chance));
  const begun = instance.clock.now();
  const all = inOrder(members.flatMap((member) => lifeOf(member, chance)));
  for (let day = 0; day < days; day++) {
    await play(
      instance,
      begun,
      all.filter((one) => Math.floor(one.at / dayMs) === day),
    );
    instance.clock.advance(begun + (day + 1) * dayMs - instance.clock.now());
    await sweepExpired(instance.db, testDeclarations.tables, instance.clock);
    await aggregateCounts(instance.db, testDeclarations.kinds);
    await wholeRound(instance);
  }
  return { ...instance, members };
}

/** Size of a crowd that comes on one day, or within an hour. */
export const sizeOfOneDay = 60;
const hoursOfOneDay = 14;

/** Members who join and post under both names on one day, and answer before it is over. */
export async function aCrowdOfOneDay(): Promise<Crowd> {
  const { instance, members, chance } = await strangers();
  instance.clock.advance(4 * hourMs);
  const begun = instance.clock.now();
  const all = inOrder(members.flatMap((member, number) => joining(member, Math.floor((number * (hoursOfOneDay - 1) * hourMs) / sizeOfOneDay), chance)));
  for (let hour = 0; hour < hoursOfOneDay; hour++) {
    const [from, to] = [hour * hourMs, (hour + 1) * hourMs];
    await play(
      instance,
      begun,
      all.filter(({ at }) => at >= from && (at < to || hour === hoursOfOneDay - 1)),
    );
    if (hour === hoursOfOneDay - 1) for (const member of members) await member.asksTwice();
    if (hour === hoursOfOneDay - 1) for (const member of members) await member.readsAll();
    instance.clock.advance(Math.max(0, begun + to - instance.clock.now()));
    await aggregateCounts(instance.db, testDeclarations.kinds);
    await wholeRound(instance);
  }
  return { ...instance, members };
}

/** Interval of session renewals, a minute before expiry. */
const renewedMs = 14 * minuteMs;

/** Renewal moments: by an open page, or by short visits. */
const renewals = {
  staying: () => Array.from({ length: 8 }, (_, number) => (number + 1) * renewedMs),
  returning: (chance: Seeded) => Array.from({ length: 2 }, () => 10 * minuteMs + chance.below(hourMs)),
} as const;

/** Members who arrive within an hour and write at once. No round has run since. */
export async function aCrowdOfAnHour(how: keyof typeof renewals): Promise<Crowd> {
  const { instance, members, chance } = await strangers();
  const life = (member: CrowdMember): readonly Happening[] => {
    const at = chance.below(hourMs);
    return [...joining(member, at, chance), ...renewals[how](chance).map((afterMs) => ({ at: at + afterMs, act: () => member.renew() }))];
  };
  await play(instance, instance.clock.now(), inOrder(members.flatMap(life)));
  return { ...instance, members };
}

async function strangers() {
  const instance = await anEmptyInstance();
  const chance = new Seeded(20_261_122);
  return { instance, chance, members: Array.from({ length: sizeOfOneDay }, (_, number) => new CrowdMember(instance, number, number % companiesCount, chance)) };
}

const inOrder = (all: readonly Happening[]): readonly Happening[] => all.toSorted((one, other) => one.at - other.at);

async function play({ clock }: Instance, begun: number, all: readonly Happening[]): Promise<void> {
  for (const { at, act } of all) {
    clock.advance(Math.max(0, begun + at - clock.now()));
    await act();
  }
}

/** Arrival with a name that begins by lot, its page open until then. */
export function joining(member: CrowdMember, at: number, chance: Seeded): readonly Happening[] {
  const lot = chance.next();
  return [
    { at, act: () => member.come(() => lot) },
    { at: at + Math.floor(lot * longestNameWaitMs), act: () => member.begin() },
  ];
}

/** Runs an hourly round and its postponed work, as the server does. */
export async function wholeRound(instance: Pick<Instance, 'database' | 'clock'>, only?: readonly string[]): Promise<void> {
  try {
    await roundOverMachines(instance.database, testDeclarations.tables, instance.clock, only && { only });
  } catch (error) {
    if (!(error instanceof OwedRound && error.gaveWay)) throw error;
    await wholeRound(instance, error.owed);
  }
}

/** Random life of a member: arrives, writes, visits, rests, returns or leaves. */
function lifeOf(member: CrowdMember, chance: Seeded): readonly Happening[] {
  const moment = (day: number): number => day * dayMs + chance.below(wakingMs);
  const joined = chance.below(days - 1);
  const life: Happening[] = [...joining(member, moment(joined), chance)];
  const isLeaving = chance.happens(0.15);
  for (let day = joined + 1; day < days; day++) if (chance.happens(0.45)) life.push({ at: moment(day), act: () => member.visit() });
  if (isLeaving) life.push({ at: moment(days - 1), act: () => (chance.happens(0.5) ? member.rest() : member.leave()) });
  else if (chance.happens(0.2) && joined < days - 3) {
    life.push({ at: moment(joined + 1), act: () => member.rest() }, { at: moment(joined + 2), act: () => member.comeBack().then(() => member.visit()) });
  }
  return life;
}
