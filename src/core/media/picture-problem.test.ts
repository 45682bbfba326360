import { expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { pictureRefusalOf } from './picture-problem.ts';

it.each([
  [new Failure('invalid', undefined, { code: 'BODY_TOO_LARGE' }), 'too-large'],
  [new Failure('invalid', undefined, { code: 'PICTURE_TOO_LARGE' }), 'too-large'],
  [new Failure('invalid', undefined, { code: 'USER_LIMIT_EXCEEDED' }), 'too-often'],
  [new Failure('invalid', undefined, { code: 'PICTURE_UNREADABLE' }), 'not-a-picture'],
  [new Failure('invalid'), 'not-a-picture'],
  [new Failure('offline'), 'failed'],
  [new Failure('limited', undefined, { code: 'LIMITED' }), 'failed'],
] as const)('a picture that was refused says why (R-067): %s', (failure, refusal) => expect(pictureRefusalOf(failure)).toBe(refusal));
