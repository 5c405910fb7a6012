import { createAppClient } from '@parral/site/client';

createAppClient(import.meta.glob(['./blocks/*/*.tsx', '!**/*.test.tsx', '!**/*.stories.tsx']));
// Few pages have films.
if (document.querySelector('[data-video]')) void import('./play-films.ts').then(({ playFilms }) => playFilms(), console.error);
