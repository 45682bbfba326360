import { describe, expect, it } from 'vitest';
import { words as english } from '../en/administration/words.ts';
import { words as hindi } from '../hi/administration/words.ts';

describe('the log of administrators', () => {
  it.each([english, hindi])('names fields and values as the pages do', ({ log }) => {
    expect(log.fieldNamed('indianEmployeeCount')).not.toContain('Count');
    expect([log.valueNamed('indianEmployeeCount', '4'), log.valueNamed('globalEmployeeCount', '1k-5k')]).toEqual(['501-1k', '1k-5k']);
    expect(log.valueNamed('isClaimed', 'yes')).not.toBe('yes');
    expect([log.valueNamed('foundedYear', '4'), log.valueNamed('indianEmployeeCount', '')]).toEqual(['4', '']);
  });
});
