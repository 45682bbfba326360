import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pages } from '#web/stores/requests/pages.ts';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';
import { FromTheStart } from './FromTheStart.tsx';

async function shown(url: string, items: readonly string[] = ['one']) {
  const pages = new Pages(async () => ({ items, next: null }));
  render(onStage(<FromTheStart pages={pages} label="Back to the first page" to="/rows" />, stageIn(), url).tree);
  await act(() => pages.open());
  return screen.queryByRole('link', { name: 'Back to the first page' })?.getAttribute('href');
}

describe('the way back to the first page of a list', () => {
  it('is below the rows of a later page', async () => {
    expect(await shown('/rows?cursor=second')).toBe('/rows');
  });

  it('is not there on the first page, nor where there is nothing', async () => {
    expect(await shown('/rows')).toBeUndefined();
    expect(await shown('/rows?cursor=second', [])).toBeUndefined();
  });
});
