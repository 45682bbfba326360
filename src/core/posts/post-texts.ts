import { plainText } from '../content/plain-text.ts';

/** Editable texts; adding one here makes every consumer handle it or fail to compile. */
export const editableNames = ['title', 'content'] as const;

export type EditableName = (typeof editableNames)[number];

export const isEditable = (name: string): name is EditableName => editableNames.some((known) => known === name);

/** Longest texts in letters; contracts call the title's `longestTitle`. */
export const longestTexts: Readonly<Record<EditableName, number>> = { title: 160, content: 10_000 };

/** Turns an empty title into null. */
export const editableBy = <Made extends string>(made: (name: EditableName) => Made) => ({ title: made('title') || null, content: made('content') });

export type EditableTexts<Text extends string = string> = Readonly<ReturnType<typeof editableBy<Text>>>;

export const editableOf = (texts: EditableTexts): EditableTexts => mapEditable(texts, (text) => text);

/** Public texts; poll options and offers never change after publication. */
export type PostTexts<Text extends string = string> = EditableTexts<Text> & { readonly options: readonly Text[]; readonly offers: readonly Text[] };

export const mapEditable = <Made extends string>(texts: EditableTexts, lines: (text: string) => Made): EditableTexts<Made> =>
  editableBy((name) => lines(texts[name] ?? ''));

export function hasTexts(post: EditableTexts, edit: EditableTexts): boolean {
  const kept = mapEditable(edit, plainText);
  return editableNames.every((name) => post[name] === kept[name]);
}

/** Maps multi-line and single-line texts separately. */
export const mapTexts = <Made extends string>(texts: PostTexts, lines: (text: string) => Made, line: (text: string) => Made): PostTexts<Made> => ({
  ...mapEditable(texts, lines),
  options: texts.options.map(line),
  offers: texts.offers.map(line),
});
