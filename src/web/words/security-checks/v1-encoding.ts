import { notApplicable, tested, type CheckChapter } from './security-check.ts';

const probes = 'tests/attacks/probes.test.ts';
const dangers = 'tests/codebase/danger-rules.test.ts';
const noXml = 'Nothing here reads XML.';

export const encoding: CheckChapter = {
  number: 1,
  title: 'Encoding and Sanitization',
  checks: [
    tested('1.1.1', 2, 'Input is decoded once, before it is judged.', 'tests/contract/wire.test.ts', 'URLs are read as they stand'),
    tested('1.1.2', 2, 'Text is escaped last, by what draws it.', 'tests/attacks/texts.test.ts', 'is a text when it is'),
    tested('1.2.1', 1, 'Text cannot leave its place in a page.', 'src/web/app/head-markup.test.ts', 'lets no text break out of its place'),
    tested('1.2.2', 1, 'Links are encoded, and lead by safe protocols alone.', 'src/core/texts/safe-href.test.ts', 'shows a link to %j as its letters alone'),
    tested('1.2.3', 1, 'Text cannot leave its place in script or JSON.', 'src/web/app/head-markup.test.ts', 'lets no text break out of its place'),
    tested('1.2.4', 1, 'The database takes values beside a statement, never inside.', probes, 'is words and nothing else where something is written'),
    tested('1.2.5', 1, 'Programs are started by lists of words, through no shell.', dangers, 'a program that is started through a shell'),
    notApplicable('1.2.6', 2, 'Directory queries (LDAP) are safe from injection.', 'No directory is asked.'),
    notApplicable('1.2.7', 2, 'XPath queries are safe from injection.', noXml),
    notApplicable('1.2.8', 2, 'LaTeX runs without commands of others.', 'No LaTeX is run.'),
    tested('1.2.9', 2, 'Signs of patterns in a text stay letters.', probes, 'is answered or refused, and changes nothing where something is only read'),
    tested('1.3.1', 1, 'Markup that members send is taken out.', 'src/server/adapters/content/sanitized-text.test.ts', 'loses markup and hidden signs'),
    tested('1.3.2', 1, 'No text is run as a program.', dangers, 'a text that becomes a program'),
    tested(
      '1.3.3',
      2,
      'Text is cleaned and cut before it is stored.',
      'src/server/adapters/content/sanitized-text.test.ts',
      'takes no unsanitized text, and no unchecked text where others read it',
    ),
    tested(
      '1.3.4',
      2,
      'SVG from members is refused.',
      'src/server/adapters/media/picture-reader.test.ts',
      'is refused when it is of a kind that we do not take',
    ),
    tested('1.3.5', 2, 'Text of members has no markup language but safe links.', 'src/core/content/post-text.test.ts', 'has no link to %j'),
    tested(
      '1.3.6',
      2,
      'The server calls no address inside its network.',
      'src/server/adapters/system/public-fetch.test.ts',
      'is checked when connecting, so that a name leading inside is not called',
    ),
    notApplicable('1.3.7', 2, 'Templates are not built from input.', 'Pages are compiled components; no template language is used.'),
    notApplicable('1.3.8', 2, 'JNDI lookups take no input.', 'Nothing here is Java.'),
    notApplicable('1.3.9', 2, 'What goes to memcache is cleaned.', 'No memcache is used.'),
    notApplicable('1.3.10', 2, 'Format strings are cleaned.', 'No function reads directives out of a text.'),
    tested('1.3.11', 2, 'An address cannot add a header or a recipient.', 'tests/attacks/member-order.test.ts', 'mails nothing to anyone'),
    notApplicable('1.4.1', 2, 'Memory is handled safely.', 'The program is TypeScript, without pointers.'),
    tested('1.4.2', 2, 'Numbers outside their range are refused.', 'tests/contract/refusals.test.ts', 'refuses values outside their bounds'),
    notApplicable('1.4.3', 2, 'Memory is freed, and not used afterwards.', 'Memory is collected by the runtime.'),
    notApplicable('1.5.1', 1, 'XML parsers load nothing from outside.', noXml),
    tested('1.5.2', 2, 'Only plain data by its schema is read.', 'tests/contract/refusals.test.ts', 'refuses a body that is broken, too large or too clever'),
  ],
};
