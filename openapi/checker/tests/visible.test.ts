import { describe, expect, it } from 'vitest';
import type { Outcome } from '../check.ts';
import { junit } from '../report/junit.ts';
import { visible, visibleOutcome } from '../report/visible.ts';

const evil = '\u0000\u0007\u001b[2J\t\u007f\u009b31m\u202e\u2066\u200b\u2028\ud800\ufffe\u{e0041}';
const written = String.raw`\u0000\u0007\u001b[2J\u0009\u007f\u009b31m\u202e\u2066\u200b\u2028\ud800\ufffe\udb40\udc41`;

const outcome = (text: string): Outcome => ({
  operationId: 'getCompany',
  kind: 'examples',
  what: text,
  state: 'broken',
  violations: [{ pointer: `/body/${text}`, sentence: text }],
  curl: text,
  earlier: [text],
  came: text,
  status: 200,
});

describe('texts of a service in a report (R-250, R-251)', () => {
  it('have their signs that show nothing written out', () => {
    expect(visible(`a${evil}\nb`)).toBe(`a${written}\nb`);
    expect(visible('नमस्ते, café 😀 – “x” ₹5')).toBe('नमस्ते, café 😀 – “x” ₹5');
  });

  it('are on one line each in an outcome, imitating no report line', () => {
    const text = `a${evil}\nBROKEN`;
    const shown = `a${written}${String.raw`\n`}BROKEN`;
    expect(visibleOutcome(outcome(text))).toEqual({ ...outcome(shown), violations: [{ pointer: `/body/${shown}`, sentence: shown }] });
  });

  it('are cut where they are without end', () => {
    const { violations, curl } = visibleOutcome(outcome('a'.repeat(1e6)));
    expect([violations[0]?.sentence.length, curl?.length]).toEqual([2_001, 1e6]);
  });

  it('are in a file for build servers that any reader of XML takes', () => {
    expect(junit([outcome(`${evil}<&">`)])).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+$/u);
  });
});
