import { act, fireEvent, screen, within } from '@testing-library/react';
import { postBindings as shared } from '#web/app/posts/post-bindings.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity } from '#tests/content.ts';
import { aPage } from '#tests/screens/login/with-login.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help', isFollowed: true });

export type Change = NonNullable<NonNullable<Parameters<typeof withContent>[4]>['change']>;

/** The composer over a page of any kind. */
export async function compose(content = new FakeContent([notice]), { member = aWriter(), ...visitor }: Parameters<typeof withContent>[4] = {}) {
  const opened = withContent({ ...aPage, shared }, '/communities', '/communities', content, { member, ...visitor });
  await act(async () => opened.shell.get(WritingStore).open());
  const dialog = await screen.findByRole('dialog', { name: 'Write a post', hidden: true });
  await within(dialog).findByRole('button', { name: /^Post (as|under) /, hidden: true });
  return { ...opened, dialog: within(dialog), post: () => fireEvent.click(within(dialog).getByRole('button', { name: /^Post (as|under) /, hidden: true })) };
}

export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

type Opened = Awaited<ReturnType<typeof compose>>;

/** Writes a post that lacks nothing. */
/** Has a post under the made-up name come out at once, as its author may choose (F-17). */
export function comeOutAtOnce({ dialog }: Pick<Opened, 'dialog'>): void {
  const later = dialog.getByRole('checkbox', { name: /^Let it come out later/, hidden: true });
  if (later instanceof HTMLInputElement && later.checked) fireEvent.click(later);
}

export async function fill({ dialog }: Opened, title: string, text = 'They held my letter for ninety days.'): Promise<void> {
  type(dialog.getByLabelText('Title'), title);
  type(dialog.getByLabelText('Text'), text);
  fireEvent.click(await dialog.findByRole('button', { name: 'Notice period help', hidden: true }));
}
