import { describe, expect, it } from 'vitest';
import { skillNames, skillsIn } from './question-skills.ts';

const names = skillNames(
  [
    'Java',
    'JavaScript = JS',
    'C',
    'C++ = CPP',
    'C#',
    'Go = Golang',
    'R',
    'SQL',
    'PL/SQL',
    'React = ReactJS',
    'React Native',
    '.NET = Dot Net',
    'Node.js = NodeJS',
    'Excel = MS Excel',
    'Spring',
    'Spring Boot',
    'Rust',
    'Welding = वेल्डिंग',
  ].map((entry, skillId) => {
    const [name = '', other = ''] = entry.split(' = ');
    return { skillId, urlName: name, name, otherNames: [other] };
  }),
);

const found = (text: string) => skillsIn(text, names).map(({ name }) => name);

describe('the skills that a question names (R-199)', () => {
  it.each<[string, readonly string[]]>([
    ['What is a closure in JavaScript?', ['JavaScript']],
    ['is java pass by value', ['Java']],
    ['JS or Java: which is typed?', ['JavaScript', 'Java']],
    ['Difference between C, C++ and C#?', ['C', 'C++', 'C#']],
    ['Pointers in C?', ['C']],
    ['Explain goroutines in Go.', ['Go']],
    ['Why golang and not java?', ['Go', 'Java']],
    ['How do you plot in R?', ['R']],
    ['What is a cursor in PL/SQL?', ['PL/SQL']],
    ['What is a left join in sql?', ['SQL']],
    ['How do hooks of React work, and is React Native slower?', ['React', 'React Native']],
    ['What is the CLR in .NET?', ['.NET']],
    ['Event loop of node.js', ['Node.js']],
    ['VLOOKUP in MS Excel?', ['Excel']],
    ['Which formulas of Excel do you know?', ['Excel']],
    ['Beans in Spring Boot', ['Spring Boot']],
    ['वेल्डिंग में कौन सी रॉड लगती है?', ['Welding']],
    ['Java और JAVA?', ['Java']],
  ])('are found by their names and other names: %s', (text, skills) => expect(found(text)).toEqual(skills));

  it.each([
    'Where do you want to go from here?',
    'Go through your resume.',
    'How do you react when a guest shouts?',
    'Have you worked in R&D?',
    'Have you met a C-suite client?',
    'Why does iron rust?',
    'Did you excel in school?',
    'Express yourself. Spring is when?',
    'What is a javanese batik?',
    'Which plan: c or d?',
  ])('are not taken from everyday words: %s', (text) => expect(found(text)).toEqual([]));

  it('are none where no skills are known', () => expect(skillsIn('Java', skillNames([]))).toEqual([]));
});
