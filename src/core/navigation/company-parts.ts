import { declaredScreens, type CompanyPart, type DeclaredScreen } from './declared-screens.ts';
import { filledPath } from './screens.ts';

const parts = new Map<CompanyPart, DeclaredScreen>();
for (const screen of Object.values<DeclaredScreen>(declaredScreens)) if (screen.part && !parts.has(screen.part)) parts.set(screen.part, screen);

/** The parts of a company's page, in the order of their tabs. */
export const companyParts: readonly CompanyPart[] = [...parts.keys()];

/** The path of a part of a company's page. */
export const partPath = (part: CompanyPart, urlName: string): string => filledPath(parts.get(part) ?? declaredScreens.overview, [urlName]);
