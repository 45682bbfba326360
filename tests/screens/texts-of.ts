import { within, type ByRoleMatcher, type ByRoleOptions } from '@testing-library/react';

/** Texts of a role's elements within a place, in order. */
export const textsOf = (place: HTMLElement, role: ByRoleMatcher, options?: ByRoleOptions): (string | null)[] =>
  within(place)
    .getAllByRole(role, options)
    .map(({ textContent }) => textContent);
