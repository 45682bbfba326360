import { describe, expect, it } from 'vitest';
import { mayJoin } from './may-join.ts';

const [asked, other, ofMember] = [
  { id: 'q1', company: 'mill', isAsked: true },
  { id: 'q2', company: 'pay', isAsked: true },
  { id: 'q3', company: 'mill', isAsked: false },
];

describe('a question (R-038)', () => {
  it.each([
    ['of interviews goes into another of these', asked, other, true],
    ['of a member goes into one of interviews', ofMember, asked, true],
    ['of a member goes into one of interviews elsewhere', ofMember, other, true],
    ['of a member goes into one of another member', ofMember, { id: 'q4', company: 'mill', isAsked: false }, true],
    ['of a member goes into none of a member about another company', ofMember, { id: 'q4', company: 'pay', isAsked: false }, false],
    ['of interviews goes into none of a member', asked, ofMember, false],
    ['goes into itself never', ofMember, ofMember, false],
  ])('%s', (_, from, into, may) => expect(mayJoin(from, into)).toBe(may));
});
