export * as jsonLd from './json-ld/index.ts';
