/** Signs that show nothing: joiners, selectors, fillers, Braille blanks, soft hyphens, tags and direction marks. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isUnseen = (sign: string): boolean => ignorable.test(sign);

/** Indic and right-to-left scripts, where joiners shape the preceding letter. */
const joined = String.raw`\u0600-\u109f\u1c00-\u1c7f\ua8e0-\ua8ff\uabc0-\uabff\u{11000}-\u{114ff}`;
const afterJoined = String.raw`(?<=[${joined}])[\u200c\u200d]`;
const inEmoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`;
const ofEmoji = String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`;

const inBraille = String.raw`(?<=[\u2801-\u28ff])\u2800(?=[\u2801-\u28ff])`;

/** Spares joiners within scripts and emoji, blanks within Braille, and selectors behind the sign they style. */
const unseen = new RegExp(
  String.raw`(?!${afterJoined}|${inEmoji}|${ofEmoji}|${inBraille})[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|[^\P{Cc}\t\n\r]`,
  'gu',
);

/** Removes unseen signs, which could disguise a word or hide content from moderators (S-54). */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');
