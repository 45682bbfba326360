/** Everyday words that free text does not reveal as skills, though feeds may. */
export const everydaySkills: ReadonlySet<string> = new Set(
  (
    'c r go swift rust dart bash perl express spring hibernate flask spark excel sketch cypress playwright pandas blender creo looker ap ar ts oop tpm ' +
    'sales communication english presentation leadership sourcing purchase billing estimation fitting maintenance compliance translation costing treasury ' +
    'diagnosis driving teaching onboarding networking negotiation typing pharmacy statistics'
  ).split(' '),
);
