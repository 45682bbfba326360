import { within, type ByRoleMatcher, type ByRoleOptions } from '@testing-library/react';

/** What the parts of a role say within a place, in their order. */
export const textsOf = (place: HTMLElement, role: ByRoleMatcher, options?: ByRoleOptions): (string | null)[] =>
  within(place)
    .getAllByRole(role, options)
    .map(({ textContent }) => textContent);
