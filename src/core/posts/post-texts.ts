import { plainText } from '../content/plain-text.ts';

/**
 * The texts of a post that its author may change, by the names that their columns have too. A new text of posts is declared here, in three lines:
 * drafts, edits, forms and posts have it then, and cleaning, lengths, the abuse check, watched words, the contact warning, earlier versions and the fake
 * read it, or do not compile. Where readers and moderators see it, `PostBody` and `SeenBody` say.
 */
export const editableNames = ['title', 'content'] as const;

export type EditableName = (typeof editableNames)[number];

export const isEditable = (name: string): name is EditableName => editableNames.some((known) => known === name);

/** The most letters of each; the contracts say `longestTitle` for that of the title. */
export const longestTexts: Readonly<Record<EditableName, number>> = { title: 160, content: 10_000 };

/** The editable texts, each made of its name. An empty title is none. */
export const editableBy = <Made extends string>(made: (name: EditableName) => Made) => ({ title: made('title') || null, content: made('content') });

export type EditableTexts<Text extends string = string> = Readonly<ReturnType<typeof editableBy<Text>>>;

/** The editable texts alone, out of all that a post or a draft has. */
export const editableOf = (texts: EditableTexts): EditableTexts => mapEditable(texts, (text) => text);

/** All texts that others read in a post. The options of its poll and what its offers say stay as they were published. */
export type PostTexts<Text extends string = string> = EditableTexts<Text> & { readonly options: readonly Text[]; readonly offers: readonly Text[] };

/** The editable texts, each made again. */
export const mapEditable = <Made extends string>(texts: EditableTexts, lines: (text: string) => Made): EditableTexts<Made> =>
  editableBy((name) => lines(texts[name] ?? ''));

/** Whether a post has the texts of an edit, as they are stored. */
export function hasTexts(post: EditableTexts, edit: EditableTexts): boolean {
  const kept = mapEditable(edit, plainText);
  return editableNames.every((name) => post[name] === kept[name]);
}

/** All texts of a post, those of many lines and those that stand in one each made again. */
export const mapTexts = <Made extends string>(texts: PostTexts, lines: (text: string) => Made, line: (text: string) => Made): PostTexts<Made> => ({
  ...mapEditable(texts, lines),
  options: texts.options.map(line),
  offers: texts.offers.map(line),
});
