import { fireEvent, render, screen } from '@testing-library/react';
import { createPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/screens/on-stage.tsx';
import { useLocation, useNavigate, useResolvedPath } from './router.ts';

const start = '/companies/acme?tab=pay#top';

function Way({ to }: { readonly to: string | number }) {
  const navigate = useNavigate();
  const href = createPath(useResolvedPath(String(to)));
  return (
    <>
      <button type="button" onClick={() => navigate(to)}>
        {createPath(useLocation())}
      </button>
      <button type="button" onClick={() => navigate(to, { replace: true })}>
        {href}
      </button>
    </>
  );
}

function open(to: string | number) {
  const { tree, history } = onStage(<Way to={to} />, undefined, start);
  render(tree);
  const [push, replace] = screen.getAllByRole('button');
  return { history, push: push!, replace: replace! };
}

describe('the router, in a view', () => {
  it.each([
    ['/c/pune', '/c/pune'],
    ['/c/pune/', '/c/pune/'],
    ['?tab=reviews', '/companies/acme?tab=reviews'],
    ['#foot', '/companies/acme#foot'],
    ['//elsewhere.test/a', '/elsewhere.test/a'],
    ['/\\elsewhere.test', '/elsewhere.test'],
  ])('leads by %s to %s', (to, there) => {
    const { push, replace, history } = open(to);
    expect(replace.textContent).toBe(there);
    fireEvent.click(push);
    expect(createPath(history.location)).toBe(there);
    expect(push.textContent).toBe(there);
  });

  it('goes back by a number', () => {
    const { push, history } = open(-1);
    history.push('/c/pune');
    fireEvent.click(push);
    expect(createPath(history.location)).toBe(start);
  });

  it('does not go back to what was replaced', () => {
    const { replace, history } = open('/c/pune');
    fireEvent.click(replace);
    history.go(-1);
    expect(createPath(history.location)).toBe('/c/pune');
  });
});
