import { describe, expect, it } from 'vitest';
import { toastText } from './toast-text.ts';

describe('what a URL may have us say (D-20, S-55, R-207)', () => {
  it.each([
    ['Your offer was saved', 'Your offer was saved'],
    ['  two\r\nlines\tand\u2028more ', 'two lines and more'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['\u202eevil\u202c \u2066text\u2069 \u0000\u001b[31mred', 'evil text [31mred'],
    ['zero\u200bwidth \u{e0041}tag', 'zerowidth tag'],
    ['Log in again at https://evil.test/login now', 'Log in again at now'],
    ['Go to evil.test or www.evil.test/x?y or //evil.test or me@evil.test', 'Go to or or or'],
    ['javascript:alert(document.cookie) data:text/html,x', ''],
    ['Call tel:+911234.5', 'Call'],
    ['रिज़्यूमे सहेजा गया। क्‍या', 'रिज़्यूमे सहेजा गया। क्‍या'],
    ['It took 2.5 hours. Thanks!', 'It took 2.5 hours. Thanks!'],
    ['Account locked, call 98765 43210 now', 'Account locked, call now'],
    ['Call +91-98765-43210 or ९८७६५४३२१०', 'Call or'],
    ['Call 9 8 7 6 5 4 3 2 1 0, (080) 2222/3333', 'Call'],
    ['Call 9..8..7..6..5..4..3..2..1..0', 'Call'],
    ['Write @hr_desk or hr ＠ evil．test', 'Write or'],
    ['Write to hr_desk on evil dot test or evil(dot)test', 'Write to on or'],
    ['Room 2026, floor 12', 'Room 2026, floor 12'],
    ['', ''],
  ])('%j is said as %j', (text, said) => expect(toastText(text)).toBe(said));

  it('is cut to 140 signs, and never in the middle of one', () => {
    expect(toastText('a'.repeat(140))).toBe('a'.repeat(140));
    expect(toastText('a'.repeat(141))).toBe(`${'a'.repeat(139)}…`);
    expect(toastText('😀'.repeat(200))).toBe(`${'😀'.repeat(139)}…`);
    expect(toastText('a '.repeat(50_000)).length).toBeLessThanOrEqual(140);
  });
});
