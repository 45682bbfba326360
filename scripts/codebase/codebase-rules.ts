// The rules that neither the compiler nor the linter can say.
import { saysNoBoundItself } from './bound-rules.ts';
import { classRefusals } from './class-names.ts';
import * as dangers from './danger-rules.ts';
import * as failures from './failure-rules.ts';
import * as files from './file-rules.ts';
import * as language from './language-rules.ts';
import * as memberTexts from './member-text-rules.ts';
import { commentsBriefly, titlesBriefly, writesPlainly } from './plain-word-rules.ts';
import { holdsNoRule } from './rule-tables.ts';
import { nounsIn, speaksPlainly } from './sentence-rules.ts';
import { objectionsTo, sourcesIn, type Rule } from './source.ts';
import * as views from './view-rules.ts';

const rules: readonly Rule[] = [
  language.catchesAtAnEdge,
  language.assertsAtASeam,
  language.isNoBarrel,
  language.hasNoDecorators,
  language.importsLikeANeighbour,
  language.silencesNobody,
  language.takesTimeAndChance,
  saysNoBoundItself,
  failures.throwsOnlyFailures,
  failures.speaksToDevelopers,
  failures.namesItsCode,
  failures.readsNoMessage,
  failures.holdsNoStatusTable,
  views.carriesNoStyle,
  views.saysNothingItself,
  memberTexts.castsNoText,
  memberTexts.claimsNoText,
  memberTexts.typesWhatIsParsed,
  memberTexts.ownsItsWords,
  memberTexts.writesByTypes,
  files.isShortEnough,
  files.isNamedAfterItsKind,
  files.isNamedAfterItsClass,
  files.isNamedAfterItsObject,
  files.isPortInCore,
  dangers.runsNoText,
  dangers.setsNoMarkup,
  dangers.startsNoShell,
  dangers.usesStrongCiphers,
  dangers.drawsFromTheSystem,
  dangers.checksCertificates,
  holdsNoRule,
  writesPlainly,
  commentsBriefly,
  titlesBriefly,
];

export function codebaseRefusals(root = '.'): string[] {
  const every = [...rules, speaksPlainly(nounsIn(root)), files.listsNoOperations(files.operationIdsIn(root))];
  const sources = sourcesIn(root, ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts', 'openapi/**/*.ts']);
  return [
    ...sources.flatMap((source) => objectionsTo(source, every)),
    ...language.closedSeams(sources),
    ...failures.silentReaders(sources),
    ...files.readmeRefusals(root),
    ...files.commandRefusals(root),
    ...memberTexts.copyRefusals(root),
    ...classRefusals(root, sources),
    ...files.migrationRefusals(root),
  ];
}
