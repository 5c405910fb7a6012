import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages, pseudoLanguage } from '@parral/api-spec/languages';

/**
 * What the interface lacks in a language, one line for each file of messages in the repository at `root`, held against the
 * first language of the list: for whoever adds a language (CONTRIBUTING.md). The pseudo-language is made, and lacks nothing.
 */
export function missingMessagesIn(root: string, language: Language): string[] {
  const [reference] = languages;
  if (language === reference || language === pseudoLanguage.code) return [];
  return globSync(`{apps,packages}/*/src/**/messages.${reference}.json`, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const own = join(dirname(file), `messages.${language}.json`);
      const wanted = keysOf(join(root, file));
      if (!existsSync(join(root, own))) return [`${own}: the file, with ${wanted.size} messages`];
      const has = keysOf(join(root, own));
      const missing = [...wanted].filter((key) => !has.has(key));
      return missing.length === 0 ? [] : [`${own}: ${missing.join(', ')}`];
    });
}

/** Names of messages without their plural form, of which languages have more or fewer. */
function keysOf(file: string): Set<string> {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return new Set(Object.keys(messages).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')));
}
