import { describe, expect, it } from 'vitest';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { fillDemoInterviews } from './fill-interviews.ts';
import { fillDemoQuestions } from './fill-questions.ts';
import { fillDemoWorld } from './fill.ts';
import { fillDemoContent } from './posts/fill-content.ts';

const options = { scale: 'test', seed: 1, nowMs: Date.UTC(2026, 10, 20) } as const;

describe('filling the questions of a demo world', () => {
  it('answers what was asked in interviews and what members ask about companies, once', async () => {
    const { db } = await aDatabase();
    await fillReferences(db);
    await fillDemoWorld(db, { ...options, onProgress: () => undefined });
    await fillCommunities(db);
    await fillDemoInterviews(db, { ...options, ...testDeclarations });
    await fillDemoContent(db, options);
    const answers = await fillDemoQuestions(db, options);
    expect(answers).toBeGreaterThan(60);
    const questions = await db.selectFrom('question').select(['is_asked', 'comments_count']).execute();
    expect(questions.filter(({ is_asked }) => !is_asked).length).toBeGreaterThan(20);
    expect(questions.reduce((sum, { comments_count }) => sum + comments_count, 0)).toBe(answers);
    expect(questions.some(({ is_asked, comments_count }) => is_asked && comments_count > 0)).toBe(true);
    const listed = await db.selectFrom('question_listing').select('question_id').where('is_answered', '=', true).execute();
    expect(listed.length).toBeGreaterThan(0);
    expect(await fillDemoQuestions(db, options)).toBe(0);
  });
});
