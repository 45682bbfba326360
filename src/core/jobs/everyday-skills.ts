/** Skills whose names are everyday words, letters or other abbreviations too: in a text they are not taken to mean the skill, though a feed may name them as one. */
export const everydaySkills: ReadonlySet<string> = new Set(
  (
    'c r go swift rust dart bash perl express spring hibernate flask spark excel sketch cypress playwright pandas blender creo looker ap ar ts oop tpm ' +
    'sales communication english presentation leadership sourcing purchase billing estimation fitting maintenance compliance translation costing treasury ' +
    'diagnosis driving teaching onboarding networking negotiation typing pharmacy statistics'
  ).split(' '),
);
