import { describe, expect, it } from 'vitest';
import { withoutMarkers } from './error-report.ts';

const stripped = (message: string) => withoutMarkers({ error: { name: 'Error', message }, display: 'WEB' }).error.message;

describe('a report of an error (R-228)', () => {
  it.each([
    ['cannot write to asha.k+jobs@mail.example.org', 'cannot write to [mail]'],
    ['<asha@example.org> is taken', '<[mail]> is taken'],
    ['call +91 98765 43210 now', 'call [number] now'],
    ['9876543210', '[number]'],
    ['1234-5678-9012', '[number]'],
    ['token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', 'token [token]'],
    ['at https://daftar.example/overview/koyal-overview?k=secret#me', 'at /overview/koyal-overview'],
    ['at http://localhost:3000', 'at '],
    ['lost at /list-of-companies?search=Ravi%20Kumar', 'lost at /list-of-companies'],
    ['at "/overview/koyal-overview#ravi" and (/user?tab=ravi)', 'at "/overview/koyal-overview" and (/user)'],
    ['at run (/static/main.js?user=asha:1:2)', 'at run (/static/main.js:1:2)'],
    ['no chunk for /p/p8d1f0c2m7c1t8zb', 'no chunk for /p/[id]'],
    ['at https://daftar.example/p/p8d1f0c2m7c1t8zb?comment=c4v9x0q2', 'at /p/[id]'],
    ['either/or? neither. 3 / 4 #5', 'either/or? neither. 3 / 4 #5'],
  ])('tells of %j only %j', (message, kept) => expect(stripped(message)).toBe(kept));

  it('keeps what helps to repair', () => {
    const message = `Cannot read properties of undefined (reading 'name')`;
    expect(stripped(message)).toBe(message);
    const stack = 'TypeError: x\n    at open (main.3f2a.js:1:2345)\n    at async Promise.all (index 0)';
    expect(withoutMarkers({ error: { name: 'TypeError', message: 'x', stack }, display: 'WEB' }).error.stack).toBe(stack);
  });

  it('strips the name and the stack like the message', () => {
    const { error } = withoutMarkers({ error: { name: 'a@b.example', message: '', stack: 'at https://x.example/main.js?user=asha:1:2' }, display: 'WEB' });
    expect(error.name).toBe('[mail]');
    expect(error.stack).not.toMatch(/asha|x\.example/);
  });

  it('cuts what is too long', () => {
    const { error } = withoutMarkers({ error: { name: 'n '.repeat(100), message: 'm '.repeat(1_000), stack: 's '.repeat(5_000) }, display: 'WEB' });
    expect([error.name.length, error.message.length, error.stack?.length]).toEqual([80, 500, 4_000]);
  });

  it('leaves the rest as it is, and adds no stack where there was none', () => {
    const report = {
      error: { name: 'Failure', message: 'broken' },
      display: 'APP',
      screen: '/',
      operation: 'getCompany',
      kind: 'broken',
      status: 500,
      requestId: 'r-1',
    } as const;
    expect(withoutMarkers(report)).toEqual(report);
  });
});
