import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { calculators } from '#scripts/calculate/functions.ts';
import { readValue } from '#scripts/calculate/read-value.ts';
import { Shapes } from '#scripts/calculate/shapes.ts';
import { npmRun } from './npm-run.ts';
import { ownWords } from './own-words.ts';

function calculate(...args: readonly string[]): { readonly status: number | null; readonly out: string; readonly error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/calculate.ts', ...args], { encoding: 'utf8' });
  return { status, out: stdout, error: ownWords(stderr).trim() };
}

const shapes = new Shapes();
const read = (name: string, question: unknown): unknown => readValue(question, shapes.object(calculators[name]?.input ?? ''), '');

describe('npm run calculate', () => {
  it('answers as it is typed', async () => {
    const { code, said } = await npmRun('calculate', ['incomeTax', '{"taxableIncome": "12.4L", "financialYear": "FY 2025-26"}']);
    expect([code, JSON.parse(said)]).toEqual([0, expect.objectContaining({ taxPayable: 41_600 })]);
    expect(await npmRun('calculate', ['outcomeTax', '{}'])).toMatchObject({
      code: 1,
      said: '',
      complained: expect.stringContaining('There is no function outcomeTax'),
    });
  });

  it('prints an answer as JSON', () => {
    const { status, out } = calculate('incomeTax', '{"taxableIncome": "12.4L", "financialYear": "FY 2025-26"}');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ taxableIncome: 1_240_000, financialYear: '2025-26', taxPayable: 41_600 });
  });

  it.each([
    [['incomeTax', '{"taxableIncom": 1}'], 'There is no field taxableIncom; did you mean taxableIncome?'],
    [['incomeTax', '{}'], 'taxableIncome is missing.'],
    [['incomeTax', '{'], 'The question is not JSON'],
    [['incomeTax'], 'Give incomeTax its question as JSON'],
    [['outcomeTax', '{}'], 'There is no function outcomeTax; there are takeHome, incomeTax'],
    [[], 'Name a function'],
    [['incomeTax', '{}', '--fast'], 'There is no option --fast'],
    [['incomeTax', '--file', '/nowhere.json'], '/nowhere.json cannot be read.'],
  ])('ends with 1 and one sentence: %o', (args, sentence) => {
    const { status, out, error } = calculate(...args);
    expect([status, out]).toEqual([1, '']);
    expect(error).toContain(sentence);
    expect(error.split('\n')).toHaveLength(1);
  });

  it('answers a list from a file, each question by itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-calculate-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'one.json'), JSON.stringify([{ taxableIncome: 1_240_000 }, { taxableIncome: 'much' }]));
    writeFileSync(join(folder, 'many.json'), JSON.stringify([{ function: 'hike', input: { oldAnnual: 100, percent: 10 } }, { input: {} }]));
    expect(JSON.parse(calculate('incomeTax', '--file', join(folder, 'one.json')).out)).toMatchObject([
      { answer: { taxPayable: 41_600 } },
      { error: 'taxableIncome is "much", and cannot be read as an amount.' },
    ]);
    expect(JSON.parse(calculate('--file', join(folder, 'many.json')).out)).toMatchObject([
      { answer: { newAnnual: 110 } },
      { error: expect.stringContaining('"function"') },
    ]);
  });

  it('explains itself', () => {
    const general = calculate('--help').out;
    for (const name of Object.keys(calculators)) expect(general).toContain(`  ${name} `);
    const { out } = calculate('takeHome', '--help');
    for (const word of ['annualCtc?: rupees', 'Usually 2026-27.', 'netMonth: rupees', 'Example']) expect(out).toContain(word);
  });
});

describe('every calculator', () => {
  it.each(Object.entries(calculators))('answers its own example: %s', (name, { answer, example }) => {
    expect(() => answer(read(name, example) as never)).not.toThrow();
  });

  it.each(Object.entries(calculators).filter(([, { output }]) => output !== undefined))(
    'gives what its help says, and nothing else: %s',
    (name, { answer, example, output }) => {
      const given = JSON.parse(JSON.stringify(answer(read(name, example) as never))) as object;
      expect(Object.keys(given).sort()).toEqual(
        shapes
          .object(output ?? '')
          .fields.map((field) => field.name)
          .sort(),
      );
    },
  );
});

describe('a question', () => {
  it.each([
    ['incomeTax', { taxableIncome: '12,00,000' }, { taxableIncome: 1_200_000 }],
    ['incomeTax', { taxableIncome: '1200004.995' }, { taxableIncome: 1_200_005 }],
    ['incomeTax', { taxableIncome: 1.005 }, { taxableIncome: 1.01 }],
    ['incomeTax', { taxableIncome: 1, regime: 'New regime', resident: 'no' }, { taxableIncome: 1, regime: 'new', resident: false }],
    ['incomeTax', { taxableIncome: 1, bornOn: null }, { taxableIncome: 1 }],
    ['incomeTax', { taxableIncome: 1, financialYear: '2025-2026' }, { taxableIncome: 1, financialYear: '2025-26' }],
    ['incomeTax', { taxableIncome: 1, ageGroup: 'below 60' }, { taxableIncome: 1, ageGroup: 'below-60' }],
    ['professionalTax', { state: 'Jammu & Kashmir', monthlyGross: 1 }, { state: 'jammu-and-kashmir', monthlyGross: 1 }],
    ['professionalTax', { state: 'MH', monthlyGross: 1, gender: 'woman' }, { state: 'maharashtra', monthlyGross: 1, gender: 'female' }],
    ['hike', { oldAnnual: 1, percent: '12.5%' }, { oldAnnual: 1, percent: 12.5 }],
    ['hike', { oldAnnual: 1, increase: '-1L' }, { oldAnnual: 1, increase: -100_000 }],
    [
      'compareOffers',
      { offers: [{ annualFixed: 1, stock: { grant: 1, vestingYears: '4' } }] },
      { offers: [{ annualFixed: 1, stock: { grant: 1, vestingYears: 4 } }] },
    ],
  ])('to %s is read as people write it: %o', (name, question, input) => {
    expect(read(name, question)).toEqual(input);
  });

  it.each([
    ['incomeTax', { taxableIncome: -1 }, 'taxableIncome is -1, and must not be less than 0.'],
    ['incomeTax', { taxableIncome: 1e12 }, 'must not be more than'],
    ['incomeTax', { taxableIncome: true }, 'must be a number'],
    ['incomeTax', { taxableIncome: 1, regime: 'both' }, 'must be one of new, old'],
    ['incomeTax', { taxableIncome: 1, financialYear: '2023-24' }, 'must be one of 2024-25, 2025-26, 2026-27'],
    ['incomeTax', { taxableIncome: 1, financialYear: '2025-27' }, 'must be one of'],
    ['incomeTax', { taxableIncome: 1, bornOn: '1990-02-30' }, 'must be a date such as 2026-04-01'],
    ['incomeTax', { taxableIncome: 1, resident: 'maybe' }, 'must be true or false'],
    ['incomeTax', [], 'must be an object'],
    ['gratuity', { monthlyWages: 1, years: 1.5 }, 'years is 1.5, and must be a whole number.'],
    ['takeHome', { annualCtc: 1, basicPercent: 101 }, 'must not be more than 100'],
    ['takeHome', { annualCtc: 1, variableMonth: 13 }, 'must not be more than 12'],
    ['takeHome', { annualCtc: 1, deductions: { section80D: 1 } }, 'There is no field deductions.section80D'],
    ['hraExemption', { periods: [{ monthlyBasic: 1, monthlyHra: 1 }] }, 'periods[0].monthlyRent is missing.'],
    ['hraExemption', { periods: {} }, 'periods must be a list.'],
    ['esi', { monthlyWages: 1, month: '2026-13' }, 'must be a month such as 2026-04'],
  ])('to %s that cannot be read is refused in one sentence: %o', (name, question, sentence) => {
    expect(() => read(name, question)).toThrow(sentence);
  });
});
