import { describe, expect, it } from 'vitest';
import { isAbusive } from '#core/abuse/abuse.ts';
import { mostRoundMinutes, mostStageDays, mostUnpaidHours, interviewProblems } from '#core/interviews/interview-draft.ts';
import { interviewOutcomes, interviewSources } from '#core/interviews/interview.ts';
import { isNearDuplicate, runsToFindBy, minHash } from '#core/reviews/min-hash.ts';
import { departments, designations } from '#server/adapters/reference-lists/known-lists.ts';
import { jobTable } from '../reviews/job-table.ts';
import { demoWorld } from '../world.ts';
import { commonQuestions } from './common-questions.ts';
import { composeInterviews } from './compose-interviews.ts';
import { usualOutcomes } from './interviewer.ts';
import type { Occupation } from './occupation.ts';
import { occupationOf, occupations } from './occupation-of.ts';
import { plantedInterviews } from './planted-interviews.ts';

const interviewsOf = (seed: number, companies: number) =>
  [...demoWorld({ seed, companies }).companies()].map((company, place) => ({ company, interviews: [...composeInterviews(seed, company, place)] }));

const world = interviewsOf(1, 320);
const interviews = world.flatMap((each) => each.interviews);
const usual = world.flatMap(({ interviews: some }) => (some.length < 1_000 ? some : []));
const texts = interviews.flatMap(({ story, tips }) => (tips === null ? [story] : [story, tips]));
const shareOf = (some: readonly boolean[]): number => some.filter(Boolean).length / some.length;

/** Pairs of near-identical texts, found by the first runs of their prints as for reviews. */
function nearPairs(all: readonly string[]): readonly string[] {
  const prints = all.map(minHash);
  const byRun = new Map<number, number[]>();
  const found: string[] = [];
  for (const [at, print] of prints.entries()) {
    const others = new Set(print.slice(0, runsToFindBy).flatMap((run) => byRun.get(run) ?? []));
    for (const other of others) if (isNearDuplicate(print, prints[other] ?? [])) found.push(`${all[other]}\n${all[at]}`);
    for (const run of print.slice(0, runsToFindBy)) byRun.set(run, [...(byRun.get(run) ?? []), at]);
  }
  return found;
}

describe('the stories of interviews of the demo world', () => {
  it('are the same for the same seed, and others for another', () => {
    const [one, again, other] = [interviewsOf(7, 9), interviewsOf(7, 9), interviewsOf(8, 9)].map((some) => JSON.stringify(some.map((each) => each.interviews)));
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('are some four thousand beside those of one company, and none at some companies', () => {
    expect([usual.length > 3_400, usual.length < 4_600]).toEqual([true, true]);
    expect(world.filter((each) => each.interviews.length === 0).length).toBeGreaterThan(15);
  });

  it.each(plantedInterviews)('are planted at $name: $interviewsCount', ({ place, name, interviewsCount }) => {
    expect([world[place]?.company.name, world[place]?.interviews.length]).toEqual([name, interviewsCount]);
  });

  it('have ids and authors of their own, as the database takes them', () => {
    expect(new Set(interviews.map(({ interviewId }) => interviewId)).size).toBe(interviews.length);
    expect(new Set(interviews.map(({ authorRef }) => authorRef)).size).toBe(interviews.length);
    expect(interviews.filter(({ interviewId, authorRef }) => !/^[a-z0-9]{16}$/.test(interviewId) || !/^[\w-]{43}$/.test(authorRef))).toEqual([]);
  });

  it('are as a form would take them', () => {
    expect(interviews.filter((interview) => Object.keys(interviewProblems(interview)).length > 0)).toEqual([]);
    const rounds = interviews.flatMap((each) => each.rounds);
    expect(rounds.filter(({ minutes, waitDays }) => (minutes ?? 1) < 1 || (minutes ?? 0) > mostRoundMinutes || (waitDays ?? 0) > mostStageDays)).toEqual([]);
    expect(interviews.filter(({ unpaidHours }) => (unpaidHours ?? 0) > mostUnpaidHours)).toEqual([]);
    expect(interviews.filter(({ rounds: some }) => some.length === 0)).toEqual([]);
    expect(interviews.filter(({ outcome, offer }) => offer !== null && outcome !== 'offered')).toEqual([]);
    expect(interviews.filter(({ source, college }) => (source === 'campus') !== (college !== null))).toEqual([]);
    const days = interviews.flatMap(({ offer }) => (offer ? [offer.letterDays ?? 0, offer.joiningDays ?? 0, offer.movedDays ?? 0] : []));
    expect(days.filter((each) => !Number.isInteger(each) || each < 0 || each > mostStageDays)).toEqual([]);
  });

  it('name jobs that the reference lists have', () => {
    const known = new Set(
      departments.flatMap(({ name }) => (designations[name] ?? []).flatMap((row) => row.split(' | ').map((text) => `${name}: ${text.split(' = ')[0] ?? ''}`))),
    );
    expect(interviews.filter(({ job }) => job !== null && !known.has(`${job.department}: ${job.designation}`))).toEqual([]);
  });

  it('of a company never read the same, nor nearly so', () => {
    for (const { interviews: some } of world) expect(new Set(some.map(({ story }) => story)).size).toBe(some.length);
    expect(world.filter(({ interviews: some }) => some.length < 1_000).flatMap(({ interviews: some }) => nearPairs(some.map(({ story }) => story)))).toEqual(
      [],
    );
  });

  it('are of a few sentences each', () => {
    expect(interviews.filter(({ story }) => story.length < 30 || story.length > 900)).toEqual([]);
    expect(interviews.filter(({ tips }) => tips !== null && (tips.length < 20 || tips.length > 400))).toEqual([]);
  });

  it('are complete and harmless: no trace of generation, no address, no phone number', () => {
    expect(texts.filter((text) => /[<>|{}@]|undefined|null|NaN| {2}| \.|\.\.|\d{6}|https?:|www\.|\b(20|19)\d\d\b|\b(\w+) \2\b/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b[Aa] (?=[aeio])/.test(text) && !/\ba one/.test(text))).toEqual([]);
    expect(texts.filter((_, turn) => turn % 60 === 0).filter(isAbusive)).toEqual([]);
  });

  it('are in Hindi now and then, in one script or the other', () => {
    const [nagari, latin] = [/\p{Script=Devanagari}/u, /\b(hai|mein|nahi|ko|ke|aur|ka)\b/];
    for (const script of [nagari, latin]) {
      const share = shareOf(usual.map(({ story }) => script.test(story)));
      expect([share > 0.04, share < 0.14]).toEqual([true, true]);
    }
  });
});

describe('what interviews of the demo world come to', () => {
  it('is as plausible as the rates say, and each company has its own', () => {
    for (const outcome of interviewOutcomes)
      expect(Math.abs(shareOf(usual.map((each) => each.outcome === outcome)) - usualOutcomes[outcome])).toBeLessThan(0.04);
    const silent = world.filter((each) => each.interviews.length > 30).map((each) => shareOf(each.interviews.map(({ outcome }) => outcome === 'silent')));
    expect(Math.max(...silent) - Math.min(...silent)).toBeGreaterThan(0.15);
  });

  it('comes from every source, by every way', () => {
    expect(new Set(usual.map(({ source }) => source))).toEqual(new Set([null, ...interviewSources]));
  });

  it('has rounds that fit: trade test, demo class, written test and viva, assignments', () => {
    const kindsOf = (test: RegExp) =>
      usual.filter(({ job }) => job !== null && test.test(job.designation)).map(({ rounds }) => new Set(rounds.map(({ kind }) => kind)));
    const share = (test: RegExp, kind: string) => shareOf(kindsOf(test).map((kinds) => [...kinds].some((each) => each === kind)));
    expect(share(/^Welder$/, 'practical')).toBeGreaterThan(0.8);
    expect(share(/Teacher$/, 'practical')).toBeGreaterThan(0.75);
    expect(share(/^Staff Nurse$/, 'technical')).toBeGreaterThan(0.8);
    expect(share(/^Staff Nurse$/, 'written')).toBeGreaterThan(0.5);
    expect(share(/Software Engineer/, 'technical')).toBeGreaterThan(0.8);
    expect(share(/Software Engineer/, 'assignment')).toBeGreaterThan(0.05);
    expect(share(/^Driver$/, 'assignment')).toBe(0);
  });

  it('has offers whose dates are moved more often where the table says so (F-12)', () => {
    const movedAt = (some: typeof interviews) => shareOf(some.flatMap(({ offer }) => (offer && offer.movedDays !== null ? [offer.movedDays > 0] : [])));
    const planted = plantedInterviews.find(({ isDelaying }) => isDelaying)?.place ?? 0;
    expect(movedAt(world[planted]?.interviews ?? [])).toBeGreaterThan(2 * movedAt(usual));
    expect(new Set(usual.flatMap(({ offer }) => (offer ? [offer.end] : [])))).toEqual(new Set(['joined', 'revoked', 'declined', 'waiting']));
  });
});

describe('the questions of the demo world', () => {
  it('are fifteen at least for each occupation, no two of which are the same', () => {
    for (const [name, { questions, tasks, assignments = [] }] of Object.entries<Occupation>(occupations)) {
      const all = [...questions, ...tasks, ...assignments];
      expect([name, questions.length >= 15, new Set(all).size]).toEqual([name, true, all.length]);
    }
    for (const all of Object.values(commonQuestions)) expect(new Set(all).size).toBe(all.length);
  });

  it('are there for every job', () => {
    const jobs = Object.values(jobTable).flatMap((rows) =>
      rows.flatMap((row) => {
        const [department = '', all = ''] = row.split(': ');
        return all.split(' | ').map((designation) => ({ department, designation }));
      }),
    );
    const used = new Set(jobs.map(occupationOf));
    const left = Object.entries(occupations).filter(([, occupation]) => !used.has(occupation));
    // Nobody reviews a welder’s work: they are interviewed beside the jobs of the table.
    expect(left.map(([name]) => name)).toEqual(['welder']);
  });

  it('are asked again and again, so that they stand in lists by how often', () => {
    const times = new Map<string, number>();
    for (const question of usual.flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions))) times.set(question, (times.get(question) ?? 0) + 1);
    expect(times.size).toBeGreaterThan(500);
    expect([...times.values()].filter((count) => count > 20).length).toBeGreaterThan(30);
  });
});
