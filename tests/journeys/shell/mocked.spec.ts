import { examplesOf } from '#openapi/checker/examples.ts';
import { startMocked, type MockedProduct } from '#scripts/product/mocked-product.ts';
import { readContracts } from '#openapi/read/read-contracts.ts';
import { interviewsPath, overviewPath, reviewsPath, salariesPath, screens } from '#core/navigation/screens.ts';
import { desktop, expect, slow, test as base, visit } from '#tests/journeys/people.ts';

const contracts = readContracts('openapi');

/** Pages over a mock of the contracts, in place of a product. */
const test = base.extend<object, { readonly mocked: MockedProduct }>({
  mocked: [
    async ({ browserName: _browser }, give) => {
      const mocked = await startMocked(contracts);
      await give(mocked);
      await mocked.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mocked }, give) => give(mocked.origin),
});

function shown<Answer>(operationId: string): Answer {
  const operation = contracts.operations.find((one) => one.operationId === operationId);
  return examplesOf(operation?.pointer.at('responses', '200'))[0]?.[1] as Answer;
}

interface Named {
  readonly urlName: string;
  readonly name: string;
}

interface Recorded {
  readonly title: string;
  readonly content: string;
}

const company = shown<Named>('getCompanyHeader');

test.describe('a reader of pages that have nothing but the contracts behind them (R-250, R-251)', slow, () => {
  test.use({ viewport: desktop });
  // Nothing that is shown on a page of reading is an alert, unless something failed.
  test.afterEach(({ page }) => expect(page.getByRole('alert')).toHaveCount(0));

  test('comes home, and finds the first company there', async ({ page }) => {
    const { companies } = shown<{ readonly companies: readonly { readonly company: Named }[] }>('getHomeAggregate');
    const [first] = companies;
    await visit(page, screens.home);
    const listed = page.getByRole('list', { name: 'Most reviewed companies' }).getByRole('listitem');
    await expect(listed).toHaveCount(companies.length);
    await listed
      .first()
      .getByRole('link', { name: first?.company.name ?? '' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
  });

  test('reads what a company is, what people say, and what it pays', async ({ page }) => {
    const [review] = shown<{ readonly items: readonly { readonly title: string; readonly likes: string }[] }>('listReviews').items;
    const [job] = shown<{ readonly jobs: readonly { readonly group: { readonly designation: Named } }[] }>('listSalaries').jobs;
    const [interview] = shown<{ readonly items: readonly { readonly story: string; readonly designation: Named }[] }>('listInterviews').items;
    const main = page.getByRole('main');
    await visit(page, overviewPath(company.urlName));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
    await expect(main).toContainText(shown<{ readonly headquarters: string }>('getCompanyHeader').headquarters);
    await visit(page, reviewsPath(company.urlName));
    await expect(main.getByRole('article').first()).toContainText(review?.title ?? '-');
    await expect(main.getByRole('article').first()).toContainText(review?.likes ?? '-');
    await visit(page, salariesPath(company.urlName));
    await expect(main.getByRole('link', { name: job?.group.designation.name ?? '-' }).first()).toBeVisible();
    await visit(page, interviewsPath(company.urlName));
    await expect(main.getByRole('article').first()).toContainText(interview?.designation.name ?? '-');
    await expect(main.getByRole('article').first()).toContainText(interview?.story ?? '-');
  });

  test('opens a post out of the feed, and reads what is said below it', async ({ page }) => {
    const [post] = shown<{ readonly items: readonly Recorded[] }>('listFeed').items;
    const [comment] = shown<{ readonly items: readonly (Recorded & { readonly replies: readonly Recorded[] })[] }>('listPostComments').items;
    await visit(page, screens.communities);
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: post?.title ?? '-' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '-');
    await expect(page.getByRole('main')).toContainText(comment?.content ?? '-');
    await expect(page.getByRole('main')).toContainText(comment?.replies[0]?.content ?? '-');
  });

  test('opens an advertised job out of the list, and reads its description', async ({ page }) => {
    const [job] = shown<{ readonly items: readonly { readonly title: string }[] }>('listJobs').items;
    await visit(page, screens.jobs);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job?.title ?? '-');
    const [line = '-'] = shown<{ readonly description: string }>('getJob').description.split('\n');
    await expect(page.getByRole('main')).toContainText(line);
  });

  test('searches, and is led to what answers', async ({ page }) => {
    const [answer] = shown<{ readonly answers: readonly { readonly path: string }[] }>('listSearchResults').answers;
    await visit(page, `${screens.search}?q=${encodeURIComponent(company.name)}`);
    await page.getByRole('main').locator(`a[href="${answer?.path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
  });

  test('reads of a company from a longer list, and sees when none exists', async ({ page, request }) => {
    const { items } = (await (await request.get('/api/company/v1/companies')).json()) as { readonly items: readonly Named[] };
    const example = JSON.stringify(shown('listCompanies'));
    const last = items.findLast(({ name }) => !example.includes(name))?.name ?? '-';
    await visit(page, screens.companies);
    await page.getByRole('main').getByRole('link', { name: last, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
    await visit(page, overviewPath('nobody-here'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this company.');
  });
});
