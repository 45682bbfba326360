import { expect, it } from 'vitest';
import { anAlert } from '#tests/fakes/jobs/listed-jobs.ts';
import { testSecrets } from '#tests/database.ts';
import { openedAlert, sealedAlert } from './sealed-alert.ts';

it('is opened in today’s words, even if sealed in earlier ones (R-192)', () => {
  const draft = anAlert({ employment: ['fulltime', 'intern'] });
  const sealed = sealedAlert(testSecrets, 'one', JSON.parse(JSON.stringify({ draft, seen: [] }).replace('"fulltime"', '"full-time","contract","serf"')));
  expect(openedAlert(testSecrets, { id: 'one', sealed })?.draft.preferences.employment).toEqual(['fulltime', 'contractual', 'intern']);
});
