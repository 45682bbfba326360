import { editableBy, editableNames, type EditableName, type EditableTexts } from '../posts/post-texts.ts';

/** The fields of the form for the texts that stay open to edits: that of each text, and all of them, each made of its text. */
const fieldOf = { title: 'title', content: 'inputText' } as const;
export const fieldsBy = (made: (name: EditableName) => string) => ({ title: made('title'), inputText: made('content') });

export type WrittenTexts = Readonly<ReturnType<typeof fieldsBy>>;

/** One of the texts of a draft that stay open to edits, as it is written. */
export const textOf = (written: WrittenTexts, name: EditableName): string => written[fieldOf[name]];

/** The draft with another such text. */
export const withText = <Draft extends WrittenTexts>(writing: Draft, changed: EditableName, text: string): Draft => ({
  ...writing,
  ...fieldsBy((name) => (name === changed ? text : textOf(writing, name))),
});

/** All of these texts, as they are written. */
export const textsIn = (written: WrittenTexts): WrittenTexts => fieldsBy((name) => textOf(written, name));

/** The texts of a draft, read from where drafts are stored; of those that are missing there, the text of another draft. */
export const textsFrom = (kept: Readonly<Record<string, unknown>>, other: WrittenTexts): WrittenTexts =>
  fieldsBy((name) => {
    const text = kept[fieldOf[name]];
    return typeof text === 'string' ? text : textOf(other, name);
  });

/** The texts of a draft as they are sent. */
export const editableIn = (written: WrittenTexts): EditableTexts => editableBy((name) => textOf(written, name).trim());

/** Whether they say anything else than a post. */
export const isOtherThan = (written: WrittenTexts, post: EditableTexts): boolean => editableNames.some((name) => textOf(written, name) !== (post[name] ?? ''));
