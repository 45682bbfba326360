import { describe, expect, it } from 'vitest';
import { draftPersona, personasOffered } from './draft-persona.ts';

const anonymous = { profileType: 'ANONYMOUS', userName: 'Rainy Tamarind', bio: null, avatarUri: '17-sky' } as const;
const designation = { profileType: 'DESIGNATION', userName: null, bio: 'Support Engineer, Pravaha Cloudworks', avatarUri: null } as const;

describe('the persona of a draft (R-160)', () => {
  it.each([
    ['ANONYMOUS', [anonymous, designation], 'ANONYMOUS', 'Rainy Tamarind'],
    ['DESIGNATION', [anonymous, designation], 'DESIGNATION', 'Support Engineer, Pravaha Cloudworks'],
    ['DESIGNATION', [anonymous], 'ANONYMOUS', 'Rainy Tamarind'],
    ['DESIGNATION', [], 'ANONYMOUS', undefined],
    ['ANONYMOUS', [], 'ANONYMOUS', undefined],
    ['ANONYMOUS', [designation], 'ANONYMOUS', undefined],
  ] as const)('chosen as %s among %j is %s', (chosen, personas, profileType, name) => {
    expect(draftPersona(chosen, personas)).toEqual({ profileType, name });
  });

  it('is the confirmed job of one who has made no name, and no other', () => {
    const confirmed = { ...designation, isConfirmed: true } as const;
    expect(draftPersona('ANONYMOUS', [confirmed], true)).toEqual({ profileType: 'DESIGNATION', name: 'Support Engineer, Pravaha Cloudworks' });
    expect([draftPersona('ANONYMOUS', [designation], true), draftPersona('ANONYMOUS', [confirmed])]).toEqual([
      { profileType: 'ANONYMOUS', name: undefined },
      { profileType: 'ANONYMOUS', name: undefined },
    ]);
  });

  it('is offered after the one that its author has put first', () => {
    expect(personasOffered([anonymous, designation], 'DESIGNATION')).toEqual([designation, anonymous]);
    expect(personasOffered([anonymous], 'DESIGNATION')).toEqual([anonymous]);
  });
});
