import { describe, expect, it } from 'vitest';
import { isHurtfulMadeUpName, isHurtfulName } from './hurtful-name.ts';

describe('the name of an account (R-158, M-7)', () => {
  it.each([
    'Muslim Hater',
    'Modi Hater',
    'ModiHater',
    'dalit-hater',
    'Brahmin Killer',
    'Hater of Biharis',
    'Rape King',
    'R4pe King',
    'RapeKing',
    'Nazi Boss',
    'naz1 boss',
    'Jihadi',
    'Hitler 88',
    'Taliban Boy',
    'Chutiya Boss',
    'मुस्लिम हेटर',
    'बलात्कारी राजा',
  ])('does not hurt: %j will not do', (name) => {
    expect([isHurtfulName(name), isHurtfulMadeUpName(name)]).toEqual([true, true]);
  });

  it.each([
    'Randi Smith',
    'Imam Mulla',
    'Niki Lauda',
    'Quiet Kite',
    'Traffic Hater',
    'Bug Killer',
    'Ravi Killedar',
    'Ikram Khan',
    'Nazia Khan',
    'Hitesh',
    'Jihan',
  ])('may be %j', (name) => {
    expect(isHurtfulName(name)).toBe(false);
  });
});

describe('a made-up name (R-158)', () => {
  it.each(['Lund Raja', 'Randi Raja', 'RandiRaja', 'Punda King', 'Dick Boss', 'Sexy Boss', 'Kutta King', 'Saala Manager', 'चमार राजा', 'लंड राजा'])(
    'is no vulgar one: %j',
    (name) => {
      expect(isHurtfulMadeUpName(name)).toBe(true);
    },
  );

  it.each([
    'Quiet Kite',
    'Monday Hater',
    'Assam Tea',
    'Pain Killer',
    'Peacock 7',
    'Essex Reader',
    'Kite Cutter',
    'Motilal',
    'Rapid Otter',
    'Grape Juice',
    'शांत हुदहुद',
  ])('may be %j', (name) => {
    expect(isHurtfulMadeUpName(name)).toBe(false);
  });
});
