import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { costsAtMost, costsAtMostWith, sumOf } from '#scripts/bench/cost.ts';
import { inTurns } from '#scripts/bench/crowd.ts';
import { atLeast, atMost, lineOf, medianOf, percentileOf, ratioOf, recorded } from '#scripts/bench/finding.ts';
import { lastRelease, recordRelease } from '#scripts/bench/last-release.ts';
import { chosen, parts, usualParts } from '#scripts/bench/parts.ts';
import { processorTimes, spentMs, treeOf } from '#scripts/bench/processor-time.ts';
import { Asking, bodyOf } from '#scripts/bench/requests.ts';

describe('figures of a bench', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('have a median: %o', (values, median) => expect(medianOf(values)).toBe(median));

  it('have percentiles', () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([percentileOf(values, 50), percentileOf(values, 95), percentileOf(values, 100)]).toEqual([51, 96, 100]);
  });

  it('are compared with the other side’s same round, so slow ones count once', () => {
    expect(ratioOf([2, 20, 2, 2, 2], [1, 10, 1, 1, 1])).toBe(2);
    expect(ratioOf([2, 20, 2, 2, 2], [1, 1, 1, 1, 1])).toBe(2);
    expect(() => ratioOf([1, 2], [1])).toThrow('2 rounds cannot be held against 1.');
    expect(() => ratioOf([], [])).toThrow('0 rounds');
  });

  it('hold up to their limit and not beyond', () => {
    expect([atMost('', 2.5, 2.5, '').holds, atMost('', 2.51, 2.5, '').holds]).toEqual([true, false]);
    expect([atLeast('', 0.15, 0.15, '').holds, atLeast('', 0.149, 0.15, '').holds]).toEqual([true, false]);
    expect([atMost('', NaN, 1, '').holds, atLeast('', NaN, 1, '').holds]).toEqual([false, false]);
  });

  it('say whether they hold, with their limit beside them', () => {
    expect(lineOf(atMost('start', 4_000, 3_000, 'ms'))).toMatch(/^BROKEN {2}start +4000 ms {3}at most 3000 ms$/);
    expect(lineOf(atLeast('kept', 0.5, 0.15, 'of it'))).toMatch(/^holds {3}kept +0\.500 of it {3}at least 0\.150 of it$/);
  });
});

describe('figures of the last release', () => {
  it('are printed beside those of now, and unknown where they are', () => {
    const line = (what: string): string => lineOf(atMost(what, 4, 5, 'ms'), { start: '3 ms' });
    expect(line('start')).toMatch(/^holds {3}start +4 ms {3}last 3 ms +at most 5 ms$/);
    expect(line('memory')).toMatch(/ 4 ms {3}last unknown +at most 5 ms$/);
  });

  it('are those of a run that recorded them; what it did not measure stays', () => {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-figures-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'figures.json');
    writeFileSync(file, '{"b":"1 ms","c":"2 ms"}');
    recordRelease([recorded('c', 7, 'ms'), recorded('a', 0.5, 'ms'), { what: 'pages', figure: '', limit: 'It broke.', holds: false }], file);
    expect(Object.entries(lastRelease(file))).toEqual([
      ['a', '0.500 ms'],
      ['b', '1 ms'],
      ['c', '7 ms'],
    ]);
  });

  it('are committed', () => expect(Object.keys(lastRelease())).toBeInstanceOf(Array));
});

describe('costs', () => {
  const [theirs, twice, thrice] = [
    [1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
  ];

  it('are added up round by round', () => expect(sumOf([1, 2], [3, 4], [5, 6])).toEqual([9, 12]));

  it('may be so many times those of a plain server', () => {
    expect([costsAtMost('', twice, theirs, 2.5).holds, costsAtMost('', thrice, theirs, 2.5).holds]).toEqual([true, false]);
  });

  it('of a page may be several times its call’s, and some ms more', () => {
    const allowance = { times: 1, moreMs: 1 };
    expect([costsAtMostWith('', twice, theirs, allowance).holds, costsAtMostWith('', thrice, theirs, allowance).holds]).toEqual([true, false]);
  });
});

describe('processor time', () => {
  it('between two counts is that of each process, and all of one that came meanwhile', () => {
    const [before, after] = [
      new Map([
        [1, 100],
        [2, 50],
      ]),
      new Map([
        [1, 130],
        [3, 7],
      ]),
    ];
    expect(spentMs(before, after)).toBe(37);
  });

  it.skipIf(process.platform !== 'linux')('of a process goes on while it counts', () => {
    const before = processorTimes(treeOf(process.pid));
    expect(before.get(process.pid)).toBeGreaterThan(0);
    const until = performance.now() + 5_000;
    while (spentMs(before, processorTimes([process.pid])) < 20) expect(performance.now()).toBeLessThan(until);
  });

  it.skipIf(process.platform !== 'linux')('counts what a process has started', () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    onTestFinished(() => void child.kill());
    expect(treeOf(process.pid)).toContain(child.pid);
  });
});

describe('requests of a bench', () => {
  async function aServer(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  it('fail with an answer that nobody wanted, and take the others in turns', async () => {
    const asked: string[] = [];
    const origin = await aServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(url === '/moved' ? 301 : url === '/refused' ? 400 : 200).end('body');
    });
    const asking = new Asking({ origin, paths: ['/a', '/b', '/c'] }, 1);
    expect([(await asking.ask(2)).length, (await asking.ask(2)).length]).toEqual([2, 2]);
    asking.rest();
    expect(asked).toEqual(['/a', '/b', '/c', '/a']);
    await expect(bodyOf({ origin }, '/refused')).rejects.toThrow('/refused was answered with 400: body');
    await expect(new Asking({ origin, paths: ['/a', '/moved'] }, 2).ask(4)).rejects.toThrow('/moved was answered with 301');
    expect(() => new Asking({ origin, paths: [] }, 1)).toThrow('Nothing is to be asked');
  });

  it('name another host each time where nothing kept is to be found', async () => {
    const hosts = new Set<unknown>();
    const origin = await aServer(({ headers }, response) => {
      hosts.add(headers.host);
      response.end();
    });
    const asking = new Asking({ origin, paths: ['/'], isEachNew: true }, 1);
    await asking.ask(3);
    asking.rest();
    expect(hosts.size).toBe(3);
  });

  it('take addresses of several lists by turns', () => {
    expect(inTurns([['a', 'b'], [], ['c']]).slice(0, 5)).toEqual(['a', 'c', 'b', 'c', 'a']);
  });
});

describe('the parts of a bench', () => {
  it.each([
    [[], false, usualParts],
    [[], true, Object.keys(parts).filter((name) => name !== 'spread')],
    [['codes'], false, ['codes']],
    [['memory'], true, ['memory']],
    [['pages', 'api'], false, ['api', 'pages']],
  ])('that run when asked for %o, by night: %s', (names, isNight, run) => expect(chosen(names, isNight)).toEqual(run));
});
