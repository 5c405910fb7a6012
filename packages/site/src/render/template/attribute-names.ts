/** `page-id`, as a template writes an attribute, to `pageId`, as a block reads it. */
export const camelCase = (kebab: string): string => kebab.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The way back. */
export const kebabCase = (camel: string): string => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
