/** A sign that shows nothing by itself: joiners, selectors, fillers, soft hyphens, tags, and signs that turn the direction of writing. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;

/** Whether a sign shows nothing, wherever it is there. */
export const isUnseen = (sign: string): boolean => ignorable.test(sign);

/** Scripts of India and those written from the right, in which joiners say how the letter before them is drawn. */
const joined = String.raw`\u0600-\u109f\u1c00-\u1c7f\ua8e0-\ua8ff\uabc0-\uabff\u{11000}-\u{114ff}`;
const afterJoined = String.raw`(?<=[${joined}])[\u200c\u200d]`;
const inEmoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`;
const ofEmoji = String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`;

/** Signs that show nothing where they stand, controls and annotations among them. A joiner stays behind a letter that it joins and inside an emoji, a selector behind the sign that it draws as an emoji or as text. */
const unseen = new RegExp(String.raw`(?!${afterJoined}|${inEmoji}|${ofEmoji})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|[^\P{Cc}\t\n\r]`, 'gu');

/** The text without whatever nobody sees in it (S-54): it could make a word, a name or a URL read like another, or carry what no reader and no moderator sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');
