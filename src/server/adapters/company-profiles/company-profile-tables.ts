import type { CompanyRelation } from '#core/company-profiles/associated-company.ts';
import type { ProfileSections } from '#core/company-profiles/company-profile.ts';
import { administratorJson, companyId, day, flag, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

const kept = { for: 'always', because: 'It is public knowledge about employers, who name their own leaders, and says nothing about any member.' } as const;

export const companyProfile = table('company_profile', {
  purpose: 'What companies say about themselves on their own pages, section by section.',
  kept,
  spread: 'by company',
  columns: {
    company_id: companyId,
    is_claimed: flag('Whether the company looks after its page itself.', 'everyone').generated(),
    sections: administratorJson<Partial<ProfileSections>>('What it says, section by section.', 'everyone').generated(),
    updated_on: day('The day of the last change.', 'everyone'),
    version: number('The number of its changes by administrators.', 'everyone').generated(),
  },
});

export const companyRelation = table('company_relation', {
  purpose: 'Which companies own which, and which belong to the same owner. Each pair is listed twice, once from either side.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    other_id: text('The other company.', 'everyone', 'random name'),
    relation: oneOf<CompanyRelation>('What the other is to it.', 'everyone'),
  },
});

export const companyPicture = table('company_picture', {
  purpose: 'Which pictures companies show on their own pages, so that no picture is deleted while it is shown.',
  kept,
  spread: 'by company',
  columns: {
    company_id: companyId,
    image_id: text('The picture.', 'everyone', 'random name'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_picture: typeof companyPicture;
    company_profile: typeof companyProfile;
    company_relation: typeof companyRelation;
  }
}
