import { describe, expect, it } from 'vitest';
import { verifyLedger } from './witnessing.ts';

describe('the notes of a witness', () => {
  it('name the folder that is not there', async () => {
    expect(await verifyLedger('http://127.0.0.1:1', '--witness', '/no/such/folder/w.json')).toEqual({
      code: 1,
      said: expect.stringContaining('There is no folder /no/such/folder to note in.'),
    });
  });
});
