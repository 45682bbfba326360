import { userEvent } from '@testing-library/user-event';

/** Pastes a text at once, for tests that are not about typing. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
