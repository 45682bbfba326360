import { editableBy, editableNames, type EditableName, type EditableTexts } from '../posts/post-texts.ts';

const fieldOf = { title: 'title', content: 'inputText' } as const;
export const fieldsBy = (made: (name: EditableName) => string) => ({ title: made('title'), inputText: made('content') });

export type WrittenTexts = Readonly<ReturnType<typeof fieldsBy>>;

export const textOf = (written: WrittenTexts, name: EditableName): string => written[fieldOf[name]];

export const withText = <Draft extends WrittenTexts>(writing: Draft, changed: EditableName, text: string): Draft => ({
  ...writing,
  ...fieldsBy((name) => (name === changed ? text : textOf(writing, name))),
});

export const textsIn = (written: WrittenTexts): WrittenTexts => fieldsBy((name) => textOf(written, name));

/** Falls back to another draft for texts missing in storage. */
export const textsFrom = (kept: Readonly<Record<string, unknown>>, other: WrittenTexts): WrittenTexts =>
  fieldsBy((name) => {
    const text = kept[fieldOf[name]];
    return typeof text === 'string' ? text : textOf(other, name);
  });

export const editableIn = (written: WrittenTexts): EditableTexts => editableBy((name) => textOf(written, name).trim());

export const isOtherThan = (written: WrittenTexts, post: EditableTexts): boolean => editableNames.some((name) => textOf(written, name) !== (post[name] ?? ''));
