import { act, fireEvent, screen, within } from '@testing-library/react';
import { postBindings as shared } from '#web/app/posts/post-bindings.ts';
import { WritingStore, type WritingOptions } from '#web/stores/composer/writing-store.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aPage } from '#tests/screens/login/with-login.ts';
import { notice, type, type Visitor } from '#tests/screens/posts/a-thread.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

export type Change = NonNullable<Visitor['change']>;

export const somewhere = (content = new FakeContent([notice]), visitor: Visitor = {}) =>
  withContent({ ...aPage, shared }, '/communities', '/communities', content, { member: aWriter(), ...visitor });

export async function openComposer({ shell }: Pick<ReturnType<typeof withContent>, 'shell'>, options: WritingOptions = {}) {
  await act(async () => shell.get(WritingStore).open(options));
  const dialog = await screen.findByRole('dialog', { name: /^(Write a|Edit the) post$/, hidden: true });
  await within(dialog).findByRole('button', { name: /^(Post (as|under)|Save as) /, hidden: true });
  return within(dialog);
}

export async function compose(content?: FakeContent, visitor?: Visitor, options?: WritingOptions) {
  const opened = somewhere(content, visitor);
  const dialog = await openComposer(opened, options);
  return { ...opened, dialog, post: () => fireEvent.click(dialog.getByRole('button', { name: /^Post (as|under) /, hidden: true })) };
}

export const composeHere = (visitor?: Visitor, options?: WritingOptions) => compose(undefined, visitor, { community: notice, ...options });

export const composeChange = async (edits: NonNullable<WritingOptions['edits']>, visitor?: Visitor) =>
  compose(new FakeContent([notice], [edits]), visitor, { edits });

type Opened = Awaited<ReturnType<typeof compose>>;

export async function fill({ dialog }: Opened, title: string, text = 'They held my letter for ninety days.'): Promise<void> {
  type(dialog.getByLabelText('Title'), title);
  type(dialog.getByLabelText('Text'), text);
  fireEvent.click(await dialog.findByRole('button', { name: 'Notice period help', hidden: true }));
}
