import { still } from '../../../still/still.tsx';
import { Below, type BelowProps } from './Below.tsx';
import { Facts, type FactsProps } from './Facts.tsx';
import { Intro, type IntroProps } from './Intro.tsx';

export const StillIntro = still<IntroProps>(import.meta.env.SSR ? Intro : null, async () => (await import('./parts-later.ts')).Intro);
export const StillFacts = still<FactsProps>(import.meta.env.SSR ? Facts : null, async () => (await import('./parts-later.ts')).Facts);
export const StillBelow = still<BelowProps>(import.meta.env.SSR ? Below : null, async () => (await import('./parts-later.ts')).Below);
