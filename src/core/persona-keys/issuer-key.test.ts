import { describe, expect, it } from 'vitest';
import { declaredKinds } from '../kinds/contribution-kinds.ts';
import type { LedgerEntry } from '../moderation/ledger.ts';
import {
  countedKinds,
  isRedeemed,
  issuerKeyId,
  issuerKeyProblem,
  periodEnds,
  periodsPrepared,
  periodsRedeemed,
  purposeOf,
  quarterAfter,
  quarterBegins,
  quarterOf,
  tokenPurposes,
} from './issuer-key.ts';

const hash = 'a'.repeat(64);
const other = 'b'.repeat(64);
const key = { keyId: issuerKeyId('2026-q4', hash), period: '2026-q4', publicKey: 'AA' };

const entry = (itemKind: LedgerEntry['itemKind'], itemId: string): LedgerEntry => ({
  sequence: 1,
  previousHash: '',
  hash: '',
  week: '2026-W47',
  community: null,
  itemId,
  itemKind,
  stars: null,
  action: 'published',
  rule: 'other',
  askedBy: 'automatic',
  appeal: 'none',
});
const listed = entry('issuer-key', key.keyId);

describe('a key', () => {
  it.each([
    ['name', '2026-12-24T00:00:00Z', ['2026-q4']],
    ['name', '2026-12-25T00:00:00Z', ['2026-q4', '2027-q1']],
    ['review', '2026-09-30T00:00:00Z', ['2026']],
    ['review', '2026-12-25T00:00:00Z', ['2026', '2027']],
    ['reward', '2027-01-01T00:00:00Z', ['2027']],
  ] as const)('for %s is made ahead at %s for %j', (purpose, at, periods) => {
    expect(periodsPrepared(Date.parse(at), purpose)).toEqual(periods);
  });
});

describe('a quarter', () => {
  it.each([
    ['2026-12-31T18:29:59Z', '2026-q4'],
    ['2026-12-31T18:30:00Z', '2027-q1'],
    ['2026-04-01T00:00:00Z', '2026-q2'],
    ['2026-09-30T12:00:00Z', '2026-q3'],
  ])('of %s is %s, as it is in India', (moment, quarter) => expect(quarterOf(Date.parse(moment))).toBe(quarter));

  it('follows another, and ends with a month', () => {
    expect(['2026-q1', '2026-q2', '2026-q3', '2026-q4'].map(periodEnds)).toEqual(['2026-03-31', '2026-06-30', '2026-09-30', '2026-12-31']);
    expect(['2026-q1', '2026-q2', '2026-q3', '2026-q4'].map(quarterBegins)).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']);
    expect(['2026-q3', '2026-q4'].map(quarterAfter)).toEqual(['2026-q4', '2027-q1']);
  });
});

describe('the tokens of a quarter (F-07)', () => {
  it.each([
    ['2026-12-31T18:29:59Z', ['2026-q4']],
    ['2026-12-31T18:30:00Z', ['2027-q1', '2026-q4']],
    ['2027-01-03T18:29:59Z', ['2027-q1', '2026-q4']],
    ['2027-01-03T18:30:00Z', ['2027-q1']],
    ['2027-03-31T18:29:59Z', ['2027-q1']],
  ] as const)('are redeemed at %s if they are of %j', (moment, quarters) => expect(periodsRedeemed(Date.parse(moment), 'name')).toEqual(quarters));
});

describe('the tokens that count (F-02, F-07)', () => {
  it.each([
    ['2026-12-31T18:29:59Z', ['2026']],
    ['2026-12-31T18:30:00Z', ['2027', '2026']],
    ['2027-01-03T18:29:59Z', ['2027', '2026']],
    ['2027-01-03T18:30:00Z', ['2027']],
    ['2027-06-30T18:30:00Z', ['2027']],
  ] as const)('are redeemed at %s if they are of %j, as it is in India', (moment, years) => {
    expect(periodsRedeemed(Date.parse(moment), 'salary')).toEqual(years);
    expect(['2026', '2027'].filter((year) => isRedeemed(issuerKeyId(year, hash, 'salary'), Date.parse(moment)))).toEqual(years.toSorted());
  });

  it('have keys named after what they are for, which end with the year', () => {
    expect(tokenPurposes.map((purpose) => purposeOf(issuerKeyId('2026', hash, purpose)))).toEqual(tokenPurposes);
    expect(issuerKeyId('2026', hash, 'benefits')).toBe(`benefits-2026-${hash}`);
    expect(periodEnds('2026')).toBe('2026-12-31');
  });

  it('are asked for in one order for good, as a request is remembered by it', () => {
    expect(countedKinds.slice(0, 4)).toEqual(['review', 'salary', 'interview', 'benefits']);
    expect(new Set(countedKinds.map((kind) => declaredKinds[kind].tokenPlace)).size).toBe(countedKinds.length);
  });

  it('are of one kind: keys of others stand beside theirs in their year', () => {
    const [ofSalaries, ofReviews] = [issuerKeyId('2026', hash, 'salary'), issuerKeyId('2026', hash, 'review')];
    const entries = [ofSalaries, ofReviews, issuerKeyId('2026-q4', hash, 'contribution')].map((itemId) => entry('issuer-key', itemId));
    const salaryKey = { keyId: ofSalaries, period: '2026', publicKey: 'AA' };
    expect(issuerKeyProblem(salaryKey, hash, entries, 'salary')).toBeUndefined();
    expect(issuerKeyProblem(salaryKey, hash, entries, 'review')).toBe('altered');
    expect(issuerKeyProblem(salaryKey, hash, [...entries, entry('issuer-key', issuerKeyId('2026', other, 'salary'))], 'salary')).toBe('doubled');
  });
});

describe('a key that signs tokens (F-07)', () => {
  it('has one purpose, and is never taken for another key in its quarter', () => {
    const forContributions = { ...key, keyId: issuerKeyId('2026-q4', other, 'contribution') };
    const both = [listed, entry('issuer-key', forContributions.keyId)];
    expect([issuerKeyProblem(key, hash, both), issuerKeyProblem(forContributions, other, both, 'contribution')]).toEqual([undefined, undefined]);
    expect([issuerKeyProblem(key, hash, both, 'contribution'), issuerKeyProblem(forContributions, other, both)]).toEqual(['altered', 'altered']);
    const third = entry('issuer-key', issuerKeyId('2026-q4', hash, 'contribution'));
    expect(issuerKeyProblem(forContributions, other, [...both, third], 'contribution')).toBe('doubled');
  });

  it('may sign when the ledger names it, and no other of its quarter', () => {
    const ofAnother = entry('issuer-key', issuerKeyId('2026-q3', other));
    expect(issuerKeyProblem(key, hash, [ofAnother, listed, listed])).toBeUndefined();
  });

  it.each([
    ['unlisted', 'the ledger does not name it', hash, []],
    ['unlisted', 'something else has its name', hash, [entry('post', key.keyId)]],
    ['doubled', 'its quarter has two', hash, [listed, entry('issuer-key', issuerKeyId('2026-q4', other))]],
    ['altered', 'it is not what its name says', other, [listed]],
  ] as const)('is %s where %s', (problem, _, sha256, entries) => expect(issuerKeyProblem(key, sha256, entries)).toBe(problem));
});
