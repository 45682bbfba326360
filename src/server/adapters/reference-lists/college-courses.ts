const families: readonly (readonly [named: RegExp, courses: readonly string[]])[] = [
  [/^Indian Institute of Technology /, ['B.Tech/B.E.', 'M.Tech/M.E.', 'Ph.D/Doctorate']],
  [/^(\S+ ){0,3}National Institute of Technology /, ['B.Tech/B.E.', 'M.Tech/M.E.', 'Ph.D/Doctorate']],
  [/^Indian Institute of Management /, ['MBA/PGDM', 'Ph.D/Doctorate']],
  [/^All India Institute of Medical Sciences /, ['MBBS', 'MD/MS', 'B.Sc Nursing']],
  [/ Medical College( |$)/, ['MBBS']],
  [/National Law (School|University)/, ['LLB', 'LLM']],
];

export const coursesOfCollege = (name: string): string => families.find(([named]) => named.test(name))?.[1].join(' | ') ?? '';
