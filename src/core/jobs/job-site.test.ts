import { expect, it } from 'vitest';
import { siteOf } from './job-site.ts';

it.each([
  ['https://careers.koyal.in/jobs/4711?from=feed', 'careers.koyal.in'],
  ['https://www.Koyal.in', 'koyal.in'],
  ['http://koyal.in:8080#jobs', 'koyal.in'],
  ['mailto:jobs@koyal.in', 'koyal.in'],
  ['https://careers.koyal.in@elsewhere.example/apply', 'elsewhere.example'],
])('the site of %s is %s (F-25)', (applyUrl, site) => expect(siteOf(applyUrl)).toBe(site));
