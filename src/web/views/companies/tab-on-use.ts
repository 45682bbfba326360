import { createElement, type ComponentProps } from 'react';
import { OnUse } from '../shell/OnUse.tsx';
import { CompanyScreen } from './CompanyScreen.tsx';

const below = { children: createElement(OnUse) };

/** The screen of a tab of a company whose part below the head comes when the page is first used. */
export const tabOnUse = (tab: ComponentProps<typeof CompanyScreen>['tab']) => () => createElement(CompanyScreen, { tab, ...below });
