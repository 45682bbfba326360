import { userEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, as one pastes it; for tests that are not about typing. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
