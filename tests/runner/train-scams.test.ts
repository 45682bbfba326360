import { describe, expect, it } from 'vitest';
import { npmRun } from './npm-run.ts';

describe('npm run train-scams', () => {
  it('says what it learns from, and where sentences are added', async () => {
    const { code, said } = await npmRun('train-scams', ['--help']);
    expect(code).toBe(0);
    expect(said).toMatch(/^npm run train-scams\n/);
    expect(said).toContain('scripts/scams/sentences');
  });
});
