export interface DemoRole {
  readonly name: string;
  /** True for work that can be done at home. */
  readonly isDesk: boolean;
  /** Usual fixed pay in lakh a year. */
  readonly lakh: readonly [from: number, to: number];
}

const role = (name: string, from: number, to: number, isDesk = true): DemoRole => ({ name, isDesk, lakh: [from, to] });

export const demoRoles: readonly DemoRole[] = [
  role('software engineer', 5, 42),
  role('data analyst', 4, 24),
  role('support executive', 2, 7),
  role('HR executive', 3, 14),
  role('sales officer', 3, 12, false),
  role('accountant', 3, 13),
  role('quality engineer', 4, 16, false),
  role('product analyst', 7, 30),
  role('nurse', 2, 7, false),
  role('site engineer', 3, 12, false),
  role('designer', 4, 26),
  role('operations lead', 5, 18, false),
  role('teacher', 2, 9, false),
  role('store manager', 3, 9, false),
  role('test engineer', 4, 20),
  role('credit officer', 3, 12, false),
];

export const deskRoles = demoRoles.filter(({ isDesk }) => isDesk);
