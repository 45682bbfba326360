import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { costsAtMost, costsAtMostWith, costsNoMoreThanShare } from '#scripts/bench/cost.ts';
import { atLeast, atMost, lineOf, medianOf, percentileOf, ratioOf } from '#scripts/bench/finding.ts';
import { chosen, parts } from '#scripts/bench/parts.ts';
import { processorMs, ticksIn, treeOf } from '#scripts/bench/processor-time.ts';
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

  it('are held against the same round of the other side, so that one slow round counts once', () => {
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

describe('costs', () => {
  const [theirs, twice, thrice] = [
    [1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
  ];

  it('may be so many times those of a plain server', () => {
    expect([costsAtMost('', twice, theirs, 2.5).holds, costsAtMost('', thrice, theirs, 2.5).holds]).toEqual([true, false]);
  });

  it('of what is kept leave a share of its speed', () => {
    expect([costsNoMoreThanShare('', twice, theirs, 0.5).holds, costsNoMoreThanShare('', thrice, theirs, 0.5).holds]).toEqual([true, false]);
  });

  it('of a page may be so many times those of its call, and some ms more', () => {
    const allowance = { times: 1, moreMs: 1 };
    expect([costsAtMostWith('', twice, theirs, allowance).holds, costsAtMostWith('', thrice, theirs, allowance).holds]).toEqual([true, false]);
  });
});

describe('processor time', () => {
  it('is read behind a name that holds anything, with that of children that have ended', () => {
    expect(ticksIn('12 (a ) b (c) S 1 12 12 0 -1 4194304 10 20 30 40 5 6 7 8 20 0 1 0 99')).toBe(26);
    expect(ticksIn('')).toBe(0);
  });

  it.skipIf(process.platform !== 'linux')('of a process goes on while it counts', () => {
    const before = processorMs(treeOf(process.pid));
    expect(before).toBeGreaterThan(0);
    let counted = 0;
    while (processorMs([process.pid]) < before + 50) counted++;
    expect(counted).toBeGreaterThan(0);
    expect(treeOf(process.pid)).toContain(process.pid);
  });
});

describe('requests of a bench', () => {
  it('fail with an answer that nobody wanted, and take the others in turns', async () => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(url === '/moved' ? 301 : url === '/refused' ? 400 : 200).end('body');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const asking = new Asking({ origin, paths: ['/a', '/b', '/c'] }, 1);
    expect([(await asking.ask(2)).length, (await asking.ask(2)).length]).toEqual([2, 2]);
    asking.rest();
    expect(asked).toEqual(['/a', '/b', '/c', '/a']);
    await expect(bodyOf({ origin }, '/refused')).rejects.toThrow('/refused was answered with 400: body');
    await expect(new Asking({ origin, paths: ['/a', '/moved'] }, 2).ask(4)).rejects.toThrow('/moved was answered with 301');
    expect(() => new Asking({ origin, paths: [] }, 1)).toThrow('Nothing is to be asked');
  });
});

describe('the parts of a bench', () => {
  const [usual, all] = [Object.keys(parts).filter((name) => !parts[name]?.isNightly), Object.keys(parts)];
  it.each([
    [[], false, usual],
    [[], true, all],
    [['memory'], false, ['memory']],
    [['pages', 'answers'], false, ['answers', 'pages']],
  ])('that run when asked for %o, by night: %s', (names, isNight, run) => expect(chosen(names, isNight)).toEqual(run));
});
