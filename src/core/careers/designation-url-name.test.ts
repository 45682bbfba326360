import { describe, expect, it } from 'vitest';
import { designationUrlName } from './designation-url-name.ts';

describe('the name of a designation in URLs (R-198)', () => {
  it.each([
    ['Software Engineer', 'software-engineer'],
    ['UI/UX Designer', 'ui-ux-designer'],
    ['  .NET Developer (Senior) ', 'net-developer-senior'],
    ['डाकिया', ''],
    [`${'a'.repeat(79)} engineer`, 'a'.repeat(79)],
  ])('of %j is %j', (name, urlName) => {
    expect(designationUrlName(name)).toBe(urlName);
  });
});
