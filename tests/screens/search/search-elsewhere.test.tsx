import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { interviewsPath, screens } from '#core/navigation/screens.ts';
import * as notFound from '#web/app/errors/not-found-wiring.ts';
import * as companyInterviews from '#web/app/interviews/company-interviews-wiring.ts';
import { koyal, noTabCounts } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { shownInterviews } from '#tests/screens/interviews/an-interview.ts';
import { open } from '#tests/screens/open.tsx';

describe('a search field on other pages', () => {
  it('on the page of a company searches what people wrote about it', async () => {
    const swaps = [
      [Companies, new FakeCompanies([{ ...koyal, tabCounts: { ...noTabCounts, interviews: 3 } }])],
      [Interviews, shownInterviews()],
    ] as const;
    const { router } = open(companyInterviews, screens.companyInterviews, interviewsPath(koyal.urlName), swaps);
    await userEvent.type(await screen.findByRole('searchbox', { name: `Search inside ${koyal.name}` }), 'canteen{Enter}');
    await waitFor(() => expect(router.current?.location).toMatchObject({ pathname: '/search', search: `?company=${koyal.urlName}&q=canteen` }));
  });

  it('on a page that is not there looks for what the URL names (R-187)', async () => {
    open(notFound, '*', '/salaries/koyal-pay-salaries/staff-nurse/pune-location');
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    expect([field.value, field.form?.getAttribute('action')]).toEqual(['koyal pay staff nurse salaries pune', '/search']);
  });
});
