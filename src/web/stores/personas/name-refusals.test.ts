import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { NameProblem } from '#core/personas/made-up-name.ts';
import { nameRefusals } from './name-refusals.ts';

function aServer(refused: Readonly<Record<string, NameProblem>>) {
  const asked: string[] = [];
  const check = async (name: string) => {
    asked.push(name);
    return Object.entries(refused).find(([words]) => name.includes(words))?.[1];
  };
  return { asked, check };
}

describe('the refusal of a made-up name (R-158)', () => {
  it.each([
    ['Infosys Banyan', 'company', 'Infosys'],
    ['Quiet Tata Motors Fan', 'company', 'Tata Motors'],
    ['Quiet-Idiot', 'abusive', 'Idiot'],
    ['Quiet Moderator', 'official', 'Moderator'],
  ] as const)('of “%s” names the problem %s and the words “%s”', async (name, problem, words) => {
    const { check } = aServer({ Infosys: 'company', 'Tata Motors': 'company', Idiot: 'abusive' });
    expect(await nameRefusals(check)(name)).toEqual({ problem, words });
  });

  it('names no words where all of them are the problem, and asks about no others', async () => {
    const { check, asked } = aServer({ Infosys: 'company', 'Quiet Banyan': 'taken' });
    expect(await nameRefusals(check)('Infosys')).toEqual({ problem: 'company' });
    expect(await nameRefusals(check)('Quiet Banyan')).toEqual({ problem: 'taken' });
    expect(await nameRefusals(check)('ab')).toEqual({ problem: 'length' });
    expect(await nameRefusals(check)('Brave Kite')).toBeUndefined();
    expect(asked).toEqual(['Infosys', 'Quiet Banyan', 'Brave Kite']);
  });

  it('is where its words could not be looked for', async () => {
    const check = async (name: string) => {
      if (name.includes(' ')) return 'company' as const;
      throw new Failure('limited');
    };
    expect(await nameRefusals(check)('Infosys Banyan')).toEqual({ problem: 'company' });
  });

  it('checks each word once, however long one types, and the name each time', async () => {
    const { check, asked } = aServer({ Infosys: 'company' });
    const refusalOf = nameRefusals(check);
    for (const name of ['Infosys B', 'Infosys Ba', 'Infosys Ba']) await refusalOf(name);
    expect(asked).toEqual(['Infosys B', 'Infosys', 'Infosys Ba', 'Infosys Ba']);
  });
});
