import { expect, it } from 'vitest';
import { listedUrlName } from './listed-url-name.ts';

it.each([
  ['Software Engineer', 'software-engineer'],
  ['HR Business Partner (L&D)', 'hr-business-partner-l-d'],
  ['  .NET Developer ', 'net-developer'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['परियोजना', ''],
])('the name in URLs of the designation %j is %j (R-047)', (name, urlName) => expect(listedUrlName(name)).toBe(urlName));
