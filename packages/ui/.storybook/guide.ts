import type { ReactNode } from 'react';

/** Right and wrong, drawn side by side. */
export interface Pair {
  yes: () => ReactNode;
  no: () => ReactNode;
  /** Why the first is right, and what goes wrong with the second: a sentence each. */
  why: string;
  but: string;
  /** One below the other: half of the page is less room than it has anywhere. */
  wide?: true;
}

/** What a component's page says beside what is read from its source: the parts that no source has. */
export interface Guide {
  /** When it is right, in one sentence; when not stands above `meta`, as `When not: …`. */
  use: string;
  /** From outside in, or in the order in which it is read. */
  parts?: readonly string[];
  /** By key, what it does. */
  keys?: Readonly<Record<string, string>>;
  /** What a person has to look at, since axe cannot: how it is called, in which order it is read, what is told when it changes. */
  unseen: string;
  /** The rule for its words, with what is written right and wrong in each language. */
  words?: { rule: string; yes: Readonly<Record<string, string>>; no?: Readonly<Record<string, string>> };
  /** Drawn as they stand, with no state of their own; what opens over the page is drawn flat. */
  pairs?: readonly Pair[];
}

/**
 * For the `parameters` of a component's stories: `parameters: { guide: guide({ … }) }`. In an object that is written there: Storybook adds
 * to it what it reads from the source.
 */
export const guide = (said: Guide): Guide => said;
