import { staticPart } from '../../../static/static-part.tsx';
import { Below, type BelowProps } from './Below.tsx';
import { Facts, type FactsProps } from './Facts.tsx';
import { Intro, type IntroProps } from './Intro.tsx';

export const StaticIntro = staticPart<IntroProps>(import.meta.env.SSR ? Intro : null, async () => (await import('./lazy-parts.ts')).Intro);
export const StaticFacts = staticPart<FactsProps>(import.meta.env.SSR ? Facts : null, async () => (await import('./lazy-parts.ts')).Facts);
export const StaticBelow = staticPart<BelowProps>(import.meta.env.SSR ? Below : null, async () => (await import('./lazy-parts.ts')).Below);
