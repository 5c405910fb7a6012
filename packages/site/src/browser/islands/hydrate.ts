import type { Language } from '@parral/api-spec/languages';
import type { Resources } from '../../words/messages.ts';
import { wordsFrom, type Words } from '../../words/translator.ts';
import { createElement, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { WordsContext } from '../../words/use-words.ts';
import { preserveInput } from './preserve-input.ts';

/**
 * Brings a block's html to life with the props the server rendered it with; `data-alive` says when it can be used. What the
 * reader did in its fields before (`touched`) is not lost. Resolves to true when it is alive, to false when it failed instead.
 */
export function hydrate(element: HTMLElement, module: unknown, name: string, touched: ReadonlySet<EventTarget>): Promise<boolean> {
  const Component = (module as { default: ComponentType<object> }).default;
  const replayInput = preserveInput(element, touched);
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object;
  return new Promise((resolve) => {
    const onHydrated = () => {
      replayInput();
      element.dataset['alive'] = '';
      resolve(true);
    };
    // As a transition the work is done in slices, so that a tap or a scroll meanwhile is not held up.
    startTransition(() => {
      const block = createElement(WordsContext, { value: pageWords() }, createElement(Component, props));
      hydrateRoot(element, createElement(Hydrated, { onHydrated }, block), {
        identifierPrefix: element.dataset['prefix'] ?? '',
        onRecoverableError: (error) => console.error(`block ${name} differs between server and browser and was rendered anew`, error),
        onUncaughtError: (error) => {
          console.error(`block ${name} failed`);
          reportError(error);
          resolve(false);
        },
      });
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

let words: Words | undefined;

/** The words that came with the page, in its language: of what its blocks have named, nothing else. */
function pageWords(): Words {
  if (words) return words;
  const resources = JSON.parse(document.getElementById('messages')?.textContent ?? '{}') as Resources;
  return (words = wordsFrom(resources, document.documentElement.lang as Language));
}
