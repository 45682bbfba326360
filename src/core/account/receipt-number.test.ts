import { describe, expect, it } from 'vitest';
import { isReceiptNumber, receiptNumberBytes, receiptNumberOf } from './receipt-number.ts';

describe('a receipt number (R-155)', () => {
  it('is four groups of four letters and digits, as many as there are bytes', () => {
    const number = receiptNumberOf(Uint8Array.from({ length: receiptNumberBytes }, (_, at) => at * 17));
    expect(number).toBe('0h2k-4n6q-8sav-cxez');
    expect(isReceiptNumber(number)).toBe(true);
  });

  it.each([undefined, 7, '', '0h2k-4n6q-8sav', '0H2K-4N6Q-8SAV-CXEZ', '0h2k-4n6q-8sav-cxez-0000'])('is not %j', (text) => {
    expect(isReceiptNumber(text)).toBe(false);
  });
});
