import { describe, expect, it } from 'vitest';
import { codeSent, codeTyped, mailCode } from './mail-code.ts';

describe('a mailed code (S-88)', () => {
  it('has six digits, lives for ten minutes and bears five tries', () => {
    expect(mailCode).toMatchObject({ digits: 6, lifeMs: 600_000, tries: 5 });
    expect(codeSent(1)).toMatchObject({ otpLength: 6, expiresInSeconds: 600, triesAllowed: 5 });
  });

  it('is mailed three times in a quarter of an hour, three hundred to one network', () => {
    expect(mailCode).toMatchObject({ sends: 3, sendsByNetwork: 300, sendWindowMs: 900_000 });
    expect([0, 1, 2, 3, 4].map((sends) => codeSent(sends).sendsLeft)).toEqual([3, 2, 1, 0, 0]);
  });

  it('is read however it was typed or pasted', () => {
    expect(['402 918', '४०२९१८', 'Code: 402918.', '4029181'].map((typed) => codeTyped(typed, 6))).toEqual(['402918', '402918', '402918', '402918']);
  });
});
