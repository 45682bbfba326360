import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { Pages } from '#web/stores/requests/pages.ts';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';
import { PagedList } from './PagedList.tsx';

/** List of two pages whose answers the test gives. */
async function aList(first: readonly string[] = ['one', 'two']) {
  let isDown = false;
  const pages = new Pages(async (after) => {
    if (isDown) throw new Failure('broken');
    return after === null ? { items: first, next: first.length > 0 ? 'second' : null } : { items: ['three'], next: null };
  });
  const { tree } = onStage(
    <PagedList pages={pages} more="Show more rows" empty={<p>No rows.</p>}>
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </PagedList>,
    stageIn('en', undefined, [[ConnectionStore, { returns: 0, isBusy: false }]]),
  );
  render(tree);
  await act(() => pages.open());
  return { pages, fail: (fails: boolean) => (isDown = fails) };
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a list that is read page by page', () => {
  it('reads on, says how much is shown and that it ended, and keeps focus', async () => {
    await aList();
    expect([rows(), screen.getByRole('status').textContent]).toEqual([['one', 'two'], '2 shown']);
    await press('Show more rows');
    expect([rows(), screen.getByRole('status').textContent]).toEqual([['one', 'two', 'three'], '3 shown']);
    expect(document.activeElement?.textContent).toBe('That is all.');
  });

  it('keeps its rows when the next page fails, and requests that page again', async () => {
    const { fail } = await aList();
    fail(true);
    await press('Show more rows');
    expect([rows(), document.activeElement?.textContent]).toEqual([['one', 'two'], expect.stringContaining('Try again')]);
    fail(false);
    await press('Try again');
    expect([rows(), document.activeElement?.textContent]).toEqual([['one', 'two', 'three'], 'That is all.']);
  });

  it('says that nothing is in it, and of one page not that it has ended', async () => {
    await aList([]);
    expect([rows(), screen.queryByText('No rows.') !== null, screen.getByRole('status').textContent, screen.queryByText('That is all.')]).toEqual([
      [],
      true,
      '',
      null,
    ]);
  });
});
