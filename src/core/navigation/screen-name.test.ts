import { describe, expect, it } from 'vitest';
import { screenNameOf } from './screen-name.ts';

describe('the name of a screen (R-202)', () => {
  it.each([
    ['home', 'HomeScreen'],
    ['companies', 'CompanyListing'],
    ['overview', 'CompanyOverview'],
    ['community', 'CommunityListing'],
    ['department', 'DepartmentListing'],
    ['companyPosts', 'CompanyPosts'],
    ['madeUpName', 'MadeUpName'],
    ['kit', 'Kit'],
    ['notFound', 'NotFound'],
    ['toString', 'NotFound'],
    [undefined, 'HomeScreen'],
  ])('at the route %s is %s', (route, name) => {
    expect(screenNameOf(route)).toBe(name);
  });
});
