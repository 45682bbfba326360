/**
 * The texts of a post that its author may change. A new text of posts is declared here: drafts, edits and posts have it then, and cleaning, the
 * abuse check, the contact warning, the fake and the moderation queue read it, or do not compile.
 */
export type EditableTexts<Text = string> = { readonly title: Text | null; readonly content: Text };

/** The names of these texts, which their columns have too. */
export const editableNames = ['title', 'content'] as const satisfies readonly (keyof EditableTexts)[];

/** These texts alone, out of all that a post or a draft has. */
export const editableOf = ({ title, content }: EditableTexts): EditableTexts => ({ title, content });

/** All texts that others read in a post. The options of its poll and what its offers say stay as they were published. */
export type PostTexts<Text = string> = EditableTexts<Text> & { readonly options: readonly Text[]; readonly offers: readonly Text[] };

/** The same texts, each made anew. An empty title is none. */
export const mapEditable = <Made extends string>({ title, content }: EditableTexts, lines: (text: string) => Made): EditableTexts<Made> => ({
  title: lines(title ?? '') || null,
  content: lines(content),
});

/** The same texts, those of many lines and those that stand in one each made anew. */
export const mapTexts = <Made extends string>(texts: PostTexts, lines: (text: string) => Made, line: (text: string) => Made): PostTexts<Made> => ({
  ...mapEditable(texts, lines),
  options: texts.options.map(line),
  offers: texts.offers.map(line),
});

/** The texts of a post besides its title and its content. */
export const otherTexts = ({ title: _title, content: _content, ...others }: PostTexts): readonly string[] =>
  Object.values(others)
    .flat()
    .filter((text) => text !== null);
