import { describe, expect, it } from 'vitest';
import { Integrity } from './integrity.ts';

describe('the integrity of a file', () => {
  it('is the hash of what is in it, read once', () => {
    const read: string[] = [];
    const integrity = new Integrity((file) => {
      read.push(file);
      return 'alert(1)';
    });
    expect([integrity.of('/static/a.js'), integrity.of('/static/a.js')]).toEqual(
      Array.from({ length: 2 }, () => 'integrity="sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="'),
    );
    expect(read).toEqual(['/static/a.js']);
  });
});
