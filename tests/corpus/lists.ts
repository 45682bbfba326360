import { readFileSync } from 'node:fs';

/** A list of `<file>.list`: one text in each line below the line with its name. */
function listOf(file: string, name: string): readonly string[] {
  const sections = readFileSync(`${import.meta.dirname}/${file}.list`, 'utf8').split(/^# /m);
  const [, ...lines] =
    sections
      .find((section) => section.startsWith(`${name}\n`))
      ?.split('\n')
      .filter(Boolean) ?? [];
  if (lines.length === 0) throw new Error(`${file}.list holds no ${name}.`);
  return lines;
}

// One private message in a line. A message is a scam if its sender asks the reader to pay, to hand over secrets, or to go on elsewhere about a job.

/** Messages by which people are cheated with jobs that do not exist. */
export const scamMessages = listOf('chat-messages', 'scamMessages');

/** Messages that nobody is cheated with, though many speak of fees, deposits and secrets. */
export const normalMessages = listOf('chat-messages', 'normalMessages');

// One private message in a line, written without a look at any detector or
// at any other list. A scam is a message whose own sender asks the reader to
// pay, to hand over a secret, or to go on about a job or an offer elsewhere.
// Each list has 50 in English, then 25 in Hinglish, then 25 in Hindi.

/** Messages that ask for money, a secret or another channel. */
export const unseenScams = listOf('unseen-messages', 'unseenScams');

/** Messages between colleagues and strangers that ask for none of it. */
export const unseenTalk = listOf('unseen-messages', 'unseenTalk');

// One private message in a line, as people at work write them, about pay, notice, references, documents, numbers, rent and hiring. None asks for money for a job,
// for a secret, or for another channel. Written without a look at any detector; nothing learns from them. English, then Hinglish, then Hindi.

/** Messages between colleagues and acquaintances that a warning would be wrong under. */
export const workTalk = listOf('work-talk', 'workTalk');

/** Texts that lead to a person, each in a way of its own. */
export const reaching = listOf('going-out-texts', 'reaching');

/** Texts about work that lead to nobody, with numbers and codes in them. */
export const innocent = listOf('going-out-texts', 'innocent');

// One sentence in a line, about colleagues who are named with a title before or behind the name. The words that name them stand between « and ».

/** Sentences that name a colleague, from before the rule. */
export const namedColleagues = listOf('named-colleagues', 'namedColleagues');

/** Sentences that name a colleague, set aside until the rule stood. */
export const laterNamedColleagues = listOf('named-colleagues', 'laterNamedColleagues');

/** Sentences with the same words that name nobody, from before the rule. */
export const titlesAlone = listOf('named-colleagues', 'titlesAlone');

/** Sentences with the same words that name nobody, set aside until the rule stood. */
export const laterTitlesAlone = listOf('named-colleagues', 'laterTitlesAlone');

// One draft of a review in a line: title, likes and dislikes. The words that give its author away stand between « and ».

/** Drafts that give their authors away, from before the rule. */
export const plantedDrafts = listOf('planted-drafts', 'plantedDrafts');

/** More of them, from when the rule stood. */
export const laterPlantedDrafts = listOf('planted-drafts', 'laterPlantedDrafts');

// One draft of a review in a line: title, likes and dislikes.

/** Drafts as exact about work that give nobody away, from before the rule. */
export const cleanDrafts = listOf('clean-drafts', 'cleanDrafts');

/** More of them, from when the rule stood. */
export const laterCleanDrafts = listOf('clean-drafts', 'laterCleanDrafts');

// One sentence of a company's reply in a line, in English, Hinglish and Hindi.

/** Sentences that ask who wrote, threaten, or name a person. */
export const refusedReplies = listOf('company-replies', 'refusedReplies');

/** Sentences that a company may say. */
export const harmlessReplies = listOf('company-replies', 'harmlessReplies');
